import { ACTIVATION_DAYS, type LinkState, mailForm } from "~/domain/accounts/account";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { TextField } from "../ui/text-field";
import { AccountPage } from "./account-page";

interface DeadLinkProps {
  reason: Exclude<LinkState, "usable"> | "taken";
  isOwn: boolean;
  isChange: boolean;
  pageAddress: string;
  lastResult?: Reply;
}

export function DeadLink({ reason, isOwn, isChange, pageAddress, lastResult }: DeadLinkProps) {
  const { t } = useTranslation("account");
  return (
    <AccountPage
      title={t(`activate.dead.${reason}.title`)}
      intro={t(`activate.dead.${reason}.text`, { days: ACTIVATION_DAYS })}
    >
      {reason === "confirmed" ? (
        <ButtonLink className="button-wide" to={isOwn ? "/" : "/login"}>
          {t(isOwn ? "activate.goOn" : "login.submit")}
        </ButtonLink>
      ) : isChange ? (
        <>
          <p>{t("activate.changeAgain")}</p>
          <ButtonLink className="button-wide" to="/profile/settings">
            {t("activate.toSettings")}
          </ButtonLink>
        </>
      ) : (
        <Resend pageAddress={pageAddress} lastResult={lastResult} />
      )}
    </AccountPage>
  );
}

function Resend({ pageAddress, lastResult }: Pick<DeadLinkProps, "pageAddress" | "lastResult">) {
  const { t } = useTranslation("account");
  const [form, fields] = useForm(mailForm, { id: "resend", lastResult });
  return (
    <>
      <FormErrors form={form} fields={fields} />
      <PostForm form={form} action={pageAddress} className="grid gap-5">
        <TextField field={fields.email} label={t("email")} type="email" autoComplete="email" />
        <Button className="button-wide">{t("activate.resend")}</Button>
      </PostForm>
    </>
  );
}
