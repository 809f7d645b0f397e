import { Form } from "react-router";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { AccountPage } from "./account-page";

interface MailedDeedProps {
  title: string;
  text: string;
  submit: string;
  /** Whose token it is, where the token alone does not say so. */
  uid?: string;
  token: string;
  /** Why it was not done. */
  failed?: string;
}

/** What a link in a mail is for, in one press of a button: programs that look for harm open such links, too. */
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
