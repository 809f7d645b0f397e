import { businessForm } from "~/domain/accounts/business";
import type { OwnProfile } from "~/domain/accounts/user";
import { DEFAULT_VAT_RATE, VAT_RATES } from "~/domain/money/vat";
import { controlProps, type FormField, fieldProps } from "~/forms/props";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Field } from "../ui/field";
import { FormErrors } from "../ui/form-errors";
import { PostForm } from "../ui/post-form";
import { Select } from "../ui/select";
import { TextField } from "../ui/text-field";
import { Unsaved, useIsUnsaved } from "./unsaved";

interface BusinessFormProps {
  profile: OwnProfile;
  direct: boolean;
  next: string;
  result?: Reply;
}

export function BusinessForm({ profile, direct, next, result }: BusinessFormProps) {
  const { t } = useTranslation(["business", "profile"]);
  const details = profile.business_details;
  const [form, fields] = useForm(businessForm, {
    id: "business",
    lastResult: result,
    defaultValue: { ...details, vat_rate: String(profile.vat_rate ?? DEFAULT_VAT_RATE) },
  });
  const unsaved = useIsUnsaved("business", ["company"], result);
  return (
    <>
      {unsaved && <Unsaved />}
      <FormErrors form={form} fields={fields} />
      <PostForm form={form} className="grid gap-6">
        <input type="hidden" name="next" value={next} />
        <Card className="grid gap-6 p-5 sm:p-7">
          <div className="grid gap-2">
            <h2 className="flex flex-wrap items-center gap-3 text-xl">
              {t("details")}
              {details ? (
                <Badge tone="action" icon="check">
                  {t("state.filled")}
                </Badge>
              ) : (
                <Badge>{t("state.none")}</Badge>
              )}
            </h2>
            <p className="text-ink-soft">{t("detailsText")}</p>
          </div>
          <TextField field={fields.company} label={t("company")} autoComplete="organization" />
          <TextField
            field={fields.kvk}
            label={t("kvk")}
            hint={t("kvkHint")}
            className="max-w-64"
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            field={fields.vat}
            label={t("vat")}
            hint={t("vatHint")}
            className="max-w-64"
            autoComplete="off"
            autoCapitalize="characters"
          />
          <RateField field={fields.vat_rate} direct={direct} />
          <TextField field={fields.address} label={t("address")} hint={t("addressHint")} autoComplete="off" />
          <TextField field={fields.email} label={t("email")} hint={t("emailHint")} type="email" autoComplete="email" />
        </Card>
        <Button className="justify-self-start" pendingText={t("profile:saving")}>
          {t(details ? "profile:save" : "save")}
        </Button>
      </PostForm>
    </>
  );
}

/** Direct mode has no invoices, so the rate stays unchanged. */
function RateField({ field, direct }: { field: FormField; direct: boolean }) {
  const { t } = useTranslation("business");
  if (direct) return <input type="hidden" name={field.name} value={controlProps(field).defaultValue} />;
  return (
    <Field {...fieldProps(field)} label={t("vatRate")} hint={t("vatRateHint")}>
      {(control) => (
        <Select
          {...control}
          className="max-w-64"
          defaultValue={controlProps(field).defaultValue}
          options={VAT_RATES.map((rate) => ({ value: String(rate), label: t("rate", { rate }) }))}
        />
      )}
    </Field>
  );
}
