import { changeFields, type Payment } from "~/domain/money/payment";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { useTranslation } from "~/locales/use-translation";
import { typedPrice } from "../format";
import { useLocale } from "../locale";
import { Button } from "../ui/button";
import { FormErrors } from "../ui/form-errors";
import { Icon } from "../ui/icon";
import { PostForm } from "../ui/post-form";
import { TextField } from "../ui/text-field";

export function ChangeRequest({ payment, name, result }: { payment: Payment; name: string; result?: Reply }) {
  const { t } = useTranslation("extraWork");
  const locale = useLocale();
  const defaultValue = { amount: typedPrice(payment.amount, locale) };
  const [form, fields] = useForm(changeFields, { id: "change", lastResult: result, defaultValue });
  return (
    <details className="rounded-card border border-line bg-card px-5 open:pb-5" open={result !== undefined}>
      <summary className="flex min-h-12 items-center gap-2 font-bold">
        <Icon name="edit" />
        {t("change.menu")}
      </summary>
      <PostForm form={form} className="grid gap-4">
        <FormErrors form={form} fields={fields} />
        <p>{t("change.text", { name })}</p>
        <TextField
          field={fields.amount}
          label={t("ask.amount")}
          before="€"
          inputMode="decimal"
          autoComplete="off"
          className="money"
        />
        <Button name="intent" value="change" pendingText={t("change.pending")}>
          {t("change.submit")}
        </Button>
      </PostForm>
    </details>
  );
}
