import { data, redirect } from "react-router";
import { isRefused } from "~/api/error";
import { MailedDeed } from "~/components/account/mailed-deed";
import { getApi } from "~/context";
import { readFields } from "~/forms/read-fields";
import { useTranslation } from "~/locales/use-translation";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import type { Route } from "./+types/renew";

export function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { title: getT(context, "account")("renew.title"), token };
}

export async function action({ request, context }: Route.ActionArgs) {
  const t = getT(context, "account");
  try {
    const token = String((await readFields(request)).get("token"));
    await getApi(context).job.renew({ body: { token } });
  } catch (error) {
    if (isRefused(error, 400)) return data(t("renew.failed"), { status: 400 });
    if (isRefused(error, 409)) return data(t("renew.closed"), { status: 409 });
    throw error;
  }
  getFlash(context).success(t("renew.done"));
  return redirect("/", 303);
}

export const meta = privateMeta;

export default function Renew({ loaderData: { title, token }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("account");
  return (
    <MailedDeed title={title} text={t("renew.text")} submit={t("renew.submit")} token={token} failed={actionData} />
  );
}
