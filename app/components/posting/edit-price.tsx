import { controlProps, type FormField } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { RadioGroup } from "../ui/radio-group";
import { TextField } from "../ui/text-field";

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
      <div className="max-w-48">
        <TextField
          field={fields.budget}
          label={t("edit.budget")}
          hint={t("edit.budgetHint")}
          before="€"
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
    </div>
  );
}
