import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Form } from "../ui/form";
import { AccountPage } from "./account-page";

interface MailedDeedProps {
  title: string;
  text: string;
  submit: string;
  uid?: string;
  token: string;
  failed?: string;
}

/** It needs a button, because mail scanners open links. A refused link has none: it stays refused. */
export function MailedDeed({ title, text, submit, uid, token, failed }: MailedDeedProps) {
  const { t } = useTranslation("account");
  if (failed)
    return (
      <AccountPage title={title} notice={<Alert tone="error">{failed}</Alert>}>
        <ButtonLink to="/" variant="secondary">
          {t("deedHome")}
        </ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage title={title}>
      <p>{text}</p>
      <Form method="post">
        {uid !== undefined && <input type="hidden" name="uid" value={uid} />}
        <input type="hidden" name="token" value={token} />
        <Button className="button-wide">{submit}</Button>
      </Form>
    </AccountPage>
  );
}
