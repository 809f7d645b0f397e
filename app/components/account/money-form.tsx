import { startMoneyForm } from "~/domain/accounts/profile-form";
import type { OwnProfile } from "~/domain/accounts/user";
import type { Verification } from "~/domain/accounts/verification";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { startAddress } from "../people/start-address";
import { VerificationCard } from "../people/verification-card";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { FormErrors } from "../ui/form-errors";
import { Link } from "../ui/link";
import { PostForm } from "../ui/post-form";
import { TextField } from "../ui/text-field";
import { StartButtons } from "./start-buttons";

interface MoneyFormProps {
  id: number;
  profile: OwnProfile;
  verification: Verification;
  direct: boolean;
  taxGiven: boolean;
  result?: Reply;
}

export function MoneyForm({ id, profile, verification, direct, taxGiven, result }: MoneyFormProps) {
  const { t } = useTranslation("start");
  const [form, fields] = useForm(startMoneyForm, {
    id: "start",
    lastResult: result,
    defaultValue: { iban: profile.iban ?? "" },
  });
  return (
    <>
      <FormErrors form={form} fields={fields} />
      {!direct && (
        <PostForm form={form} className="grid gap-6">
          <Card className="grid gap-6 p-5 sm:p-7">
            <TextField
              field={fields.iban}
              label={t("money.iban")}
              hint={t("money.ibanHint")}
              autoComplete="off"
              autoCapitalize="characters"
            />
          </Card>
          <StartButtons id={id} />
        </PostForm>
      )}
      <VerificationCard
        verification={verification}
        direct={direct}
        variant={direct ? "primary" : "secondary"}
        form={direct ? undefined : form.id}
      />
      {!direct && (
        <p className="text-ink-soft">
          {t(taxGiven ? "money.taxGiven" : "money.tax")}{" "}
          <Link className="text-link" to="/wallet/belasting">
            {t(taxGiven ? "money.taxView" : "money.taxLink")}
          </Link>
        </p>
      )}
      {direct && (
        <ButtonLink variant="quiet" className="justify-self-start" to={startAddress(id)}>
          {t("later")}
        </ButtonLink>
      )}
    </>
  );
}
