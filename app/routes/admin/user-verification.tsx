import { pageSentenceOf } from "~/api/page-sentences";
import { VerificationRetryPage } from "~/components/admin/records/verification-retry-page";
import { getApi } from "~/context";
import { accountEvents } from "~/domain/accounts/account-life";
import { requireAdmin } from "~/middleware/admin";
import { getLocale, getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/user-verification";
import { actWithReason, reasonLimits } from "./act-with-reason";

export async function loader({ params, context }: Route.LoaderArgs) {
  const [viewer, person] = await Promise.all([requireAdmin(context), getApi(context).admin.user({ params })]);
  const { id, name, status, verification } = person;
  const locale = getLocale(context);
  const late = accountEvents(status).includes("suspend") ? null : pageSentenceOf("transition", locale);
  const refused = verification.verified ? pageSentenceOf("transition", locale) : late;
  const closed = viewer.id === id || person.involved ? getT(context, "admin")("involved.text") : refused;
  return { title: getT(context, "adminRecords")("verify.title", { name }), person, closed, limits: reasonLimits() };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { admin } = getApi(context);
  const { name } = await admin.user({ params });
  const t = getT(context, "adminRecords");
  return actWithReason(
    { request, context },
    {
      act: (body) => admin.retryVerification({ params, body }),
      done: t("verify.done", { name }),
      next: `/admin/users/${params.id}`,
    },
  );
}

export const meta = liveMeta;

export default function UserVerification({ loaderData, actionData }: Route.ComponentProps) {
  return <VerificationRetryPage {...loaderData} result={actionData?.result} />;
}
