import { businessTaxForm } from "~/domain/accounts/tax-data";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { businessAddress } from "../people/business-address";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { FormErrors } from "../ui/form-errors";
import { Link } from "../ui/link";
import { PostForm } from "../ui/post-form";
import { TextField } from "../ui/text-field";
import type { TaxFormProps } from "./tax-form-props";

export function TaxBusinessForm({ owner, tax, result }: TaxFormProps) {
  const { t } = useTranslation(["tax", "fields", "common"]);
  const { id, business } = owner;
  const [form, fields] = useForm(businessTaxForm, {
    id: "tax",
    lastResult: result,
    defaultValue: { legal_name: tax.name ?? business?.company },
  });
  return (
    <>
      <FormErrors form={form} fields={fields} />
      <PostForm form={form} className="grid gap-6">
        <Card className="grid gap-6">
          {business && (
            <div className="grid gap-3">
              <p className="text-ink-soft">{t("known")}</p>
              <dl className="grid gap-3 sm:grid-cols-2">
                {(["kvk", "vat", "address"] as const).map((field) => (
                  <div key={field} className="min-w-0">
                    <dt className="text-ink-soft">{t(`fields:label.${field}`)}</dt>
                    <dd className="break-words font-bold tabular-nums">{business[field]}</dd>
                  </div>
                ))}
              </dl>
              <Link
                className="text-link inline-flex min-h-11 items-center justify-self-start"
                to={businessAddress(id, "/wallet/belasting")}
              >
                {t("knownChange")}
              </Link>
            </div>
          )}
          <TextField
            field={fields.legal_name}
            label={t("fields:label.legal_name")}
            hint={t("legalNameHint")}
            autoComplete="organization"
          />
          <TextField
            field={fields.rsin}
            label={t("fields:label.rsin")}
            hint={t("rsinHint")}
            optionalText={t("common:form.optional")}
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
