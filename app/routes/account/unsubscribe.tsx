import { data, redirect } from "react-router";
import { isRefused } from "~/api/error";
import { MailedDeed } from "~/components/account/mailed-deed";
import { getApi } from "~/context";
import { readFields } from "~/forms/read-fields";
import { useTranslation } from "~/locales/use-translation";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import type { Route } from "./+types/unsubscribe";

export function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { title: getT(context, "account")("unsubscribe.title"), token };
}

export async function action({ request, context }: Route.ActionArgs) {
  const t = getT(context, "account");
  try {
    const token = String((await readFields(request)).get("token"));
    await getApi(context).global.unsubscribe({ body: { token } });
  } catch (error) {
    if (isRefused(error, 400)) return data(t("unsubscribe.failed"), { status: 400 });
    throw error;
  }
  getFlash(context).success(t("unsubscribe.done"));
  return redirect("/", 303);
}

export const meta = privateMeta;

const isOfSearch = (token: string) => token.startsWith("s");

export default function Unsubscribe({ loaderData: { title, token }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("account");
  return (
    <MailedDeed
      title={title}
      text={t(isOfSearch(token) ? "unsubscribe.textOfSearch" : "unsubscribe.text")}
      submit={t("unsubscribe.submit")}
      token={token}
      failed={actionData}
    />
  );
}
