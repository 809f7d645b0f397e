import { data, redirect } from "react-router";
import { ifThere, isRefused } from "~/api/error";
import { ClosedRenewal } from "~/components/account/closed-renewal";
import { MailedDeed } from "~/components/account/mailed-deed";
import { formatDay } from "~/components/format";
import { getApi } from "~/context";
import type { Job } from "~/domain/jobs/job";
import { renewedUntil } from "~/domain/jobs/job-days";
import type { RenewalLink } from "~/domain/jobs/renewal-link";
import { readFields } from "~/forms/read-fields";
import { useTranslation } from "~/locales/use-translation";
import { getFlash } from "~/middleware/flash";
import { getLocale, getT } from "~/middleware/locale";
import { getViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import type { Route } from "./+types/renew";

type Context = Route.LoaderArgs["context"];

async function readLink(context: Context, token: string): Promise<RenewalLink | null> {
  try {
    return await getApi(context).job.readRenewal({ query: { token } });
  } catch (error) {
    if (isRefused(error, 400)) return null;
    throw error;
  }
}

async function findOwnJob(context: Context, id: number, viewer: Job["user"]): Promise<Job | null> {
  const job = await ifThere(getApi(context).job.find({ params: { id } }));
  return job?.user === viewer ? job : null;
}

const dayOf = (context: Context) => formatDay(renewedUntil(Date.now()), getLocale(context));

async function readPage(context: Context, token: string) {
  const [link, viewer] = await Promise.all([readLink(context, token), getViewer(context)]);
  const ownJob = link && !link.is_open && viewer ? await findOwnJob(context, link.job, viewer.id) : null;
  return { link, ownJob, signedIn: viewer !== null };
}

/** Only chooses the next page, so a failure does not stop the renewal. */
async function ownJobOf(context: Context, token: string): Promise<Job | null> {
  try {
    const viewer = await getViewer(context);
    const link = viewer && (await readLink(context, token));
    return link && (await findOwnJob(context, link.job, viewer.id));
  } catch {
    return null;
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return {
    title: getT(context, "account")("renew.title"),
    token,
    day: dayOf(context),
    ...(await readPage(context, token)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = String((await readFields(request)).get("token"));
  const job = await ownJobOf(context, token);
  try {
    await getApi(context).job.renew({ body: { token } });
  } catch (error) {
    if (!isRefused(error, 400, 409)) throw error;
    const page = await readPage(context, token);
    return data(error.status === 400 ? { ...page, link: null } : page, { status: error.status });
  }
  getFlash(context).success(getT(context, "account")("renew.done", { day: dayOf(context) }));
  return redirect(job ? `/task/${job.id}` : "/", 303);
}

export const meta = privateMeta;

export default function Renew({ loaderData: { title, token, day, ...asked }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("account");
  const { link, ownJob, signedIn } = actionData ?? asked;
  if (link && !link.is_open) return <ClosedRenewal link={link} ownJob={ownJob} signedIn={signedIn} />;
  return (
    <MailedDeed
      title={link ? t("renew.titled", { title: link.title }) : title}
      text={t("renew.text", { day })}
      submit={t("renew.submit")}
      token={token}
      failed={link ? undefined : t("renew.failed")}
    />
  );
}
