import { personTaxForm } from "~/domain/accounts/tax-data";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { TextField } from "../ui/text-field";
import type { TaxFormProps } from "./tax-form-props";

/** A postcode area alone is not an address. */
const FULL_POSTCODE = /^\d{4}[A-Z]{2}$/;

function namesIn(name: string) {
  const [, first_name, last_name] = /^(\S*\p{L}{2}\S*)\s+(.*\p{L}{2}.*)$/u.exec(name.trim()) ?? [];
  return { first_name, last_name };
}

export function TaxPersonForm({ owner, result }: TaxFormProps) {
  const { t } = useTranslation(["tax", "fields"]);
  const { name, zipcode, city } = owner;
  const isFull = zipcode !== null && FULL_POSTCODE.test(zipcode);
  const [form, fields] = useForm(personTaxForm, {
    id: "tax",
    lastResult: result,
    defaultValue: { ...namesIn(name), ...(isFull && { zipcode, city: city ?? undefined }) },
  });
  return (
    <>
      <FormErrors form={form} fields={fields} />
      <PostForm form={form} className="grid gap-6">
        <Card className="grid gap-6">
          <p className="text-ink-soft">{t("names")}</p>
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField field={fields.first_name} label={t("fields:label.first_name")} autoComplete="given-name" />
            <TextField field={fields.last_name} label={t("fields:label.last_name")} autoComplete="family-name" />
          </div>
          <TextField
            field={fields.street}
            label={t("fields:label.street")}
            hint={t("streetHint")}
            autoComplete="address-line1"
          />
          <div className="grid gap-6 sm:grid-cols-[9rem_1fr]">
            <TextField
              field={fields.zipcode}
              label={t("fields:label.zipcode")}
              autoComplete="postal-code"
              autoCapitalize="characters"
            />
            <TextField field={fields.city} label={t("fields:label.city")} autoComplete="address-level2" />
          </div>
          <TextField
            field={fields.birth_date}
            label={t("fields:label.birth_date")}
            hint={t("birthDateHint")}
            className="max-w-64"
            type="date"
            autoComplete="bday"
          />
          <TextField
            field={fields.bsn}
            label={t("fields:label.bsn")}
            hint={t("bsnHint")}
            className="max-w-64"
            inputMode="numeric"
            autoComplete="off"
            data-unstored=""
          />
        </Card>
        <Button className="justify-self-start" pendingText={t("saving")}>
          {t("save")}
        </Button>
      </PostForm>
    </>
  );
}
