import { data, redirect } from "react-router";
import { isRefused } from "~/api/error";
import { MailedDeed } from "~/components/account/mailed-deed";
import { getApi, getSession } from "~/context";
import { EMAIL_UNDO_DAYS } from "~/domain/accounts/account";
import { readFields } from "~/forms/read-fields";
import { useTranslation } from "~/locales/use-translation";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import type { Route } from "./+types/undo-email";

export function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  return {
    title: getT(context, "account")("undoEmail.title"),
    uid: search.get("uid") ?? "",
    token: search.get("token") ?? "",
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const t = getT(context, "account");
  const formData = await readFields(request);
  try {
    const body = { uid: String(formData.get("uid")), token: String(formData.get("token")) };
    await getApi(context).account.undoEmail({ body });
  } catch (error) {
    if (isRefused(error, 400)) return data(t("undoEmail.failed", { days: EMAIL_UNDO_DAYS }), { status: 400 });
    throw error;
  }
  await getSession(context).signOut();
  getFlash(context).success(t("undoEmail.done"));
  return redirect("/login", 303);
}

export const meta = privateMeta;

export default function UndoEmail({ loaderData: { title, uid, token }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("account");
  return (
    <MailedDeed
      title={title}
      text={t("undoEmail.text")}
      submit={t("undoEmail.submit")}
      uid={uid}
      token={token}
      failed={actionData}
    />
  );
}
