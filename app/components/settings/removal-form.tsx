import type { ReactNode } from "react";
import { removalByEmail, removalByPassword } from "~/domain/accounts/account-removal";
import type { UserSelf } from "~/domain/accounts/user";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { EmailProof, PasswordProof } from "./proof";

interface RemovalFormProps {
  profile: UserSelf;
  proved: boolean;
  result?: Reply;
  back: string;
}

export function RemovalForm({ profile, proved, result, back }: RemovalFormProps) {
  if (profile.has_password) return <ByPassword result={result} back={back} />;
  if (!proved) return <LogInFirst owner={profile.id} back={back} />;
  return <ByEmail result={result} back={back} email={profile.email} />;
}

function LogInFirst({ owner, back }: { owner: UserSelf["id"]; back: string }) {
  const { t } = useTranslation("security");
  return (
    <Card className="grid gap-5 p-5 sm:p-7">
      <h2 className="text-xl">{t("removal.confirm")}</h2>
      <p>{t("proof.textRemoval")}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`/profile/${owner}/toegang/verwijderen`}>{t("proof.again")}</ButtonLink>
        <ButtonLink variant="secondary" to={back}>
          {t("removal.cancel")}
        </ButtonLink>
      </div>
    </Card>
  );
}

function ByPassword({ result, back }: Pick<RemovalFormProps, "result" | "back">) {
  const [form, fields] = useForm(removalByPassword, { id: "removal", lastResult: result });
  return (
    <Removal form={form} fields={fields} back={back}>
      <PasswordProof field={fields.password} />
    </Removal>
  );
}

function ByEmail({ result, back, email }: Pick<RemovalFormProps, "result" | "back"> & { email: string }) {
  const { t } = useTranslation("account");
  const [form, fields] = useForm(removalByEmail, { id: "removal", lastResult: result });
  return (
    <Removal form={form} fields={fields} back={back}>
      <EmailProof field={fields.email} label={t("email")} email={email} />
    </Removal>
  );
}

type RemovalProps = Parameters<typeof FormErrors>[0] & { back: string; children: ReactNode };

function Removal({ form, fields, back, children }: RemovalProps) {
  const { t } = useTranslation("security");
  return (
    <Card className="grid gap-5 p-5 sm:p-7">
      <h2 className="text-xl">{t("removal.confirm")}</h2>
      <FormErrors form={form} fields={fields} />
      <PostForm form={form} className="grid gap-5">
        {children}
        <Buttons back={back} />
      </PostForm>
    </Card>
  );
}

function Buttons({ back }: { back: string }) {
  const { t } = useTranslation("security");
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="danger" pendingText={t("removal.submitting")}>
        {t("removal.submit")}
      </Button>
      <ButtonLink variant="secondary" to={back}>
        {t("removal.cancel")}
      </ButtonLink>
    </div>
  );
}
