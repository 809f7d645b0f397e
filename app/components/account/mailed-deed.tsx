import { Form } from "react-router";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { AccountPage } from "./account-page";

interface MailedDeedProps {
  title: string;
  text: string;
  submit: string;
  uid?: string;
  token: string;
  failed?: string;
}

/** The page of a link in a mail. It needs a button, because mail scanners open links. */
export function MailedDeed({ title, text, submit, uid, token, failed }: MailedDeedProps) {
  return (
    <AccountPage title={title} notice={failed && <Alert tone="error">{failed}</Alert>}>
      <p>{text}</p>
      <Form method="post">
        {uid !== undefined && <input type="hidden" name="uid" value={uid} />}
        <input type="hidden" name="token" value={token} />
        <Button className="button-wide">{submit}</Button>
      </Form>
    </AccountPage>
  );
}
