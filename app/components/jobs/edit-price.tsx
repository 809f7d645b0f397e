import { controlProps, type FormField, fieldProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Field } from "../ui/field";
import { Input } from "../ui/input";
import { RadioGroup } from "../ui/radio-group";

/** What it may cost. */
export function EditPrice({ fields }: { fields: Record<"price_type" | "budget", FormField> }) {
  const { t } = useTranslation("jobs");
  return (
    <div className="grid gap-5">
      <RadioGroup
        id={fields.price_type.id}
        name={fields.price_type.name}
        legend={t("edit.priceType")}
        defaultValue={controlProps(fields.price_type).defaultValue}
        errors={fields.price_type.errors}
        choices={[
          { value: "budget", label: t("edit.priceBudget") },
          { value: "TBD", label: t("edit.priceTbd"), hint: t("edit.priceTbdHint") },
        ]}
      />
      <Field {...fieldProps(fields.budget)} label={t("edit.budget")} hint={t("edit.budgetHint")}>
        {(control) => (
          <span className="max-w-48">
            <Input {...control} {...controlProps(fields.budget)} before="€" inputMode="decimal" autoComplete="off" />
          </span>
        )}
      </Field>
    </div>
  );
}
