import { checkProps, type FormField } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Checkbox } from "../ui/checkbox";
import { TextField } from "../ui/text-field";

export function AlertFields({ fields }: { fields: Record<"name" | "mail" | "push", FormField> }) {
  const { t } = useTranslation(["searches", "common"]);
  return (
    <>
      <TextField
        field={fields.name}
        label={t("save.name")}
        hint={t("save.nameHint")}
        optionalText={t("common:form.optional")}
      />
      <fieldset className="grid gap-1">
        <legend className="field-label mb-1">{t("save.how")}</legend>
        <Checkbox {...checkProps(fields.mail)} label={t("save.mail")} />
        <Checkbox {...checkProps(fields.push)} label={t("save.push")} hint={t("save.pushHint")} />
      </fieldset>
    </>
  );
}
