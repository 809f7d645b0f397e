import type { ReactNode } from "react";
import { addressByEmail, addressByPassword } from "~/domain/accounts/profile-form";
import type { UserSelf } from "~/domain/accounts/user";
import type { FormField } from "~/forms/props";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Form as ActForm } from "../ui/form";
import { FormErrors } from "../ui/form-errors";
import { OnceInput } from "../ui/once-input";
import { PostForm } from "../ui/post-form";
import { TextField } from "../ui/text-field";
import { EmailProof, PasswordProof } from "./proof";
import { SettingRow } from "./setting-row";
import { Unsaved, useIsUnsaved } from "./unsaved";

interface EmailFormProps {
  profile: UserSelf;
  proved: boolean;
  result?: Reply;
}

/** Changing the address takes over the account, so it needs the password. A user without one logs in again. */
export function EmailForm({ profile, proved, result }: EmailFormProps) {
  const { t } = useTranslation("profile");
  const { email, pending_email, has_password, activated } = profile;
  const unsaved = useIsUnsaved("email", ["email"], result);
  const Form = has_password ? ByPassword : ByEmail;
  return (
    <SettingRow
      title={t("settings.emailTitle")}
      value={activated ? email : t("settings.emailUnconfirmedValue", { email })}
      open={unsaved || result !== undefined || Boolean(pending_email) || !activated}
    >
      <div id="email-address" className="grid gap-5">
        {unsaved && <Unsaved />}
        {pending_email && <Alert tone="info">{t("settings.emailPending", { email: pending_email })}</Alert>}
        {!activated && <ConfirmMail email={email} />}
        {has_password || proved ? <Form email={email} result={result} /> : <LogInFirst owner={profile.id} />}
      </div>
    </SettingRow>
  );
}

function ConfirmMail({ email }: { email: string | null }) {
  const { t } = useTranslation("profile");
  return (
    <Alert
      tone="info"
      action={
        <ActForm method="post">
          <OnceInput form="confirm-mail" />
          <Button variant="secondary" name="intent" value="confirm-mail" pendingText={t("settings.emailAgainPending")}>
            {t("settings.emailAgain")}
          </Button>
        </ActForm>
      }
    >
      {t("settings.emailUnconfirmed", { email })}
    </Alert>
  );
}

function LogInFirst({ owner }: { owner: UserSelf["id"] }) {
  const { t } = useTranslation("profile");
  return (
    <>
      <p className="text-ink-soft">{t("settings.emailLogInFirst")}</p>
      <ButtonLink variant="secondary" className="justify-self-start" to={`/profile/${owner}/toegang/email`}>
        {t("settings.emailChange")}
      </ButtonLink>
    </>
  );
}

interface ProofProps {
  email: string;
  result?: Reply;
}

function ByPassword({ result }: ProofProps) {
  const [form, fields] = useForm(addressByPassword, { id: "email", lastResult: result });
  return (
    <AddressForm form={form} fields={fields} address={fields.email}>
      <PasswordProof field={fields.password} />
    </AddressForm>
  );
}

function ByEmail({ email, result }: ProofProps) {
  const { t } = useTranslation("profile");
  const [form, fields] = useForm(addressByEmail, { id: "email", lastResult: result });
  return (
    <AddressForm form={form} fields={fields} address={fields.email}>
      <EmailProof field={fields.current_email} label={t("settings.emailCurrent")} email={email} />
    </AddressForm>
  );
}

type AddressFormProps = Parameters<typeof FormErrors>[0] & { address: FormField; children: ReactNode };

function AddressForm({ form, fields, address, children }: AddressFormProps) {
  const { t } = useTranslation("profile");
  return (
    <>
      <FormErrors form={form} fields={fields} />
      <PostForm form={form} className="grid gap-6">
        <input type="hidden" name="intent" value="email" />
        <TextField
          field={address}
          label={t("settings.emailNew")}
          hint={t("settings.emailHint")}
          type="email"
          autoComplete="email"
        />
        {children}
        <Button variant="secondary" className="justify-self-start" pendingText={t("saving")}>
          {t("settings.emailChange")}
        </Button>
      </PostForm>
    </>
  );
}
