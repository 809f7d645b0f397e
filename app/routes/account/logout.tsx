import { redirect } from "react-router";
import { optional } from "~/api/error";
import { AccountPage } from "~/components/account/account-page";
import { Button } from "~/components/ui/button";
import { getApi, getSession } from "~/context";
import { readFields } from "~/forms/read-fields";
import { useTranslation } from "~/locales/use-translation";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import type { Route } from "./+types/logout";

export function loader({ context }: Route.LoaderArgs) {
  if (!getSession(context).signedIn) throw redirect("/", 303);
  return { title: getT(context, "account")("logout.title") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const all = (await readFields(request)).get("all") === "true";
  // Log out this browser even if the API fails.
  const ended = await optional(
    getApi(context)
      .account.logOut({ body: { all } })
      .then(() => true),
  );
  await getSession(context).signOut();
  const [t, flash] = [getT(context, "account"), getFlash(context)];
  if (!all) flash.success(t("logout.done"));
  else if (ended) flash.success(t("logout.doneEverywhere"));
  else flash.error(t("logout.onlyHere"));
  return redirect("/", 303);
}

export const meta = privateMeta;

export default function Logout() {
  const { t } = useTranslation("account");
  return (
    <AccountPage title={t("logout.title")}>
      <p>{t("logout.text")}</p>
      <form method="post" className="grid gap-3">
        <Button className="button-wide">{t("logout.submit")}</Button>
        <Button className="button-wide" variant="secondary" name="all" value="true">
          {t("logout.all")}
        </Button>
      </form>
    </AccountPage>
  );
}
