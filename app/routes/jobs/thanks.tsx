import { data } from "react-router";
import { optional } from "~/api/error";
import { Scene } from "~/components/illustrations/scene";
import { helperQuery, helpersAddress, helpersFor } from "~/components/jobs/helper-search";
import { ButtonLink } from "~/components/ui/button-link";
import { Icon } from "~/components/ui/icon";
import { getApi, getOrigin } from "~/context";
import { useTranslation } from "~/locales/use-translation";
import { getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { paymentTermsOf } from "../payment-terms";
import type { Route } from "./+types/thanks";
import { CHANGED } from "./draft";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get("task") ?? "";
  const isChanged = searchParams.has(CHANGED);
  const viewer = await requireViewer(context, request);
  const [job, { mode }] = await Promise.all([getApi(context).job.find({ params: { id } }), paymentTermsOf(context)]);
  if (job.user !== viewer.id) throw data(null, { status: 404 });
  const search = helpersFor(job);
  // Without a kind of work or a place a number is not about this job.
  const isCounted = !isChanged && search.category !== 0 && search.zipcode !== "";
  const helpers = isCounted ? await optional(getApi(context).profile.list({ query: helperQuery(search, 1) })) : null;
  const t = getT(context, "posting");
  const shared = t("thanks.shareText", { title: job.title, url: `${getOrigin(context)}/task/${job.id}` });
  return {
    share: `https://wa.me/?text=${encodeURIComponent(shared)}`,
    helpers: { address: helpersAddress(search), count: helpers?.count ?? 0, distance: search.distance },
    id: job.id,
    jobTitle: job.title,
    isRemote: job.is_remote,
    isChanged,
    mode,
    title: t(isChanged ? "thanks.already" : "thanks.title"),
  };
}

export const handle = { script: false };

export const meta = privateMeta;

export default function Thanks({ loaderData }: Route.ComponentProps) {
  const { id, jobTitle, isRemote, isChanged, mode, helpers, share } = loaderData;
  const { t } = useTranslation("posting");
  return (
    <section className="page-width grid justify-items-center gap-6 py-10 text-center">
      <Scene name="thanks" />
      <h1>{t(isChanged ? "thanks.already" : "thanks.title")}</h1>
      <p className="text-xl font-bold">{jobTitle}</p>
      {isChanged ? (
        <p className="measure">{t("thanks.notSaved")}</p>
      ) : (
        <p className="measure">
          {t(isRemote ? "thanks.textRemote" : "thanks.text")}{" "}
          {helpers.count > 0 ? t("thanks.found", helpers) : t("thanks.askText")}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={`/task/${id}`} variant={isChanged ? "secondary" : undefined}>
          {t("thanks.view")}
        </ButtonLink>
        {!isChanged && (
          <ButtonLink to={helpers.address} variant="secondary">
            {t("thanks.ask")}
          </ButtonLink>
        )}
        {!isChanged && (
          <a className="button button-secondary" href={share} rel="noopener">
            <Icon name="share" />
            {t("thanks.share")}
          </a>
        )}
        <ButtonLink to={`/task/${id}/bewerken`} variant={isChanged ? undefined : "quiet"}>
          {t("thanks.change")}
        </ButtonLink>
        <ButtonLink to="/post-job" variant="quiet">
          {t("thanks.another")}
        </ButtonLink>
      </div>
      <div className="measure grid gap-2 text-left">
        <h2 className="text-xl">{t("thanks.nextTitle")}</h2>
        <ol className="grid list-decimal gap-1 pl-6">
          {t(`thanks.next.${mode}`, { returnObjects: true }).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
