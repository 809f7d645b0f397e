import { proofForm } from "~/domain/accounts/profile-form";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { Form } from "../ui/form";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { TextField } from "../ui/text-field";

export type ProofPurpose = "way" | "unlink" | "file" | "removal";

interface AddWayPageProps {
  title: string;
  purpose: ProofPurpose;
  hasPassword: boolean;
  back: string;
  /** The `Refresh` header of the page redirects there by itself. */
  onward: { to: string; provider: string } | null;
  result?: Reply;
}

export function AddWayPage({ title, purpose, hasPassword, back, onward, result }: AddWayPageProps) {
  const { t } = useTranslation("security");
  if (onward) {
    return (
      <section className="grid max-w-xl gap-5">
        <h1>{title}</h1>
        <p>{t("proof.onward", onward)}</p>
        <a className="button button-primary justify-self-start" href={onward.to}>
          {t("social.go", onward)}
        </a>
      </section>
    );
  }
  return (
    <section className="grid max-w-xl gap-5">
      <h1>{title}</h1>
      <p>{t(textFor(purpose, hasPassword))}</p>
      {hasPassword && <PasswordCard back={back} result={result} />}
      <Form method="post" className="flex flex-wrap items-center gap-3">
        {hasPassword && <p>{t("proof.or")}</p>}
        <Button variant={hasPassword ? "secondary" : "primary"} name="intent" value="again">
          {t("proof.again")}
        </Button>
        {!hasPassword && (
          <ButtonLink variant="secondary" to={back}>
            {t("removal.cancel")}
          </ButtonLink>
        )}
      </Form>
    </section>
  );
}

function textFor(purpose: AddWayPageProps["purpose"], hasPassword: boolean) {
  if (purpose === "file") return "proof.textFile";
  if (purpose === "unlink") return "proof.textUnlink";
  if (purpose === "removal") return "proof.textRemoval";
  return hasPassword ? "proof.text" : "proof.textWithoutPassword";
}

function PasswordCard({ back, result }: Pick<AddWayPageProps, "back" | "result">) {
  const { t } = useTranslation(["account", "security"]);
  const [form, fields] = useForm(proofForm, { id: "proof", lastResult: result });
  return (
    <Card className="grid gap-5 p-5 sm:p-7">
      <FormErrors form={form} fields={fields} />
      <PostForm form={form} className="grid gap-5">
        <TextField field={fields.password} label={t("password")} type="password" autoComplete="current-password" />
        <div className="flex flex-wrap gap-3">
          <Button pendingText={t("security:proof.pending")}>{t("security:proof.submit")}</Button>
          <ButtonLink variant="secondary" to={back}>
            {t("security:removal.cancel")}
          </ButtonLink>
        </div>
      </PostForm>
    </Card>
  );
}
