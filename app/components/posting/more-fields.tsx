import { type AdditionOf, additionsIn } from "~/domain/jobs/job-additions";
import { checkProps, type FormField } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Checkbox } from "../ui/checkbox";
import { Icon } from "../ui/icon";
import { AdditionFields } from "./addition-fields";

interface MoreFieldsProps {
  fields: Record<AdditionOf<"details"> | "business_required", FormField>;
}

export function MoreFields({ fields }: MoreFieldsProps) {
  const { t } = useTranslation("fields");
  const business = checkProps(fields.business_required);
  const additions: FormField[] = additionsIn("details").map((name) => fields[name]);
  const isFilled = business.defaultChecked || additions.some(({ initialValue }) => initialValue);
  const isWrong = [...additions, fields.business_required].some(({ errors }) => errors?.length);
  return (
    <details className="more-fields" open={isFilled || isWrong}>
      <summary>
        <span className="font-bold">{t("more.title")}</span>
        <Icon name="chevron-down" />
        <span className="field-hint">{t("more.text")}</span>
      </summary>
      <div className="grid gap-6 pt-4">
        <AdditionFields step="details" fields={fields} />
        <Checkbox
          {...business}
          label={t("label.business_required")}
          hint={t("more.business")}
          errors={fields.business_required.errors}
        />
      </div>
    </details>
  );
}
