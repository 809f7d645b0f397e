import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Form } from "../ui/form";
import { AccountPage } from "./account-page";

interface ConfirmAddressProps {
  uid: string;
  token: string;
}

export function ConfirmAddress({ uid, token }: ConfirmAddressProps) {
  const { t } = useTranslation("account");
  return (
    <AccountPage title={t("activate.title")} intro={t("activate.text")}>
      <Form method="post">
        <input type="hidden" name="uid" value={uid} />
        <input type="hidden" name="token" value={token} />
        <Button className="button-wide">{t("activate.submit")}</Button>
      </Form>
    </AccountPage>
  );
}
