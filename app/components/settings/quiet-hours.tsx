import { checkProps, type FormField, fieldProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Field } from "../ui/field";
import { Select } from "../ui/select";
import { Switch } from "../ui/switch";

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}));

export function QuietHours({ quiet, from, to }: Record<"quiet" | "from" | "to", FormField>) {
  const { t } = useTranslation("alerts");
  return (
    <div className="quiet-hours grid gap-5">
      <Switch {...checkProps(quiet)} label={t("quiet")} hint={t("quietHint")} />
      <div className="quiet-hours-times">
        {[
          { field: from, label: t("from") },
          { field: to, label: t("to") },
        ].map(({ field, label }) => (
          <Field key={field.name} {...fieldProps(field)} label={label}>
            {(attributes) => (
              <Select {...attributes} className="w-32" defaultValue={String(field.initialValue)} options={HOURS} />
            )}
          </Field>
        ))}
      </div>
    </div>
  );
}
