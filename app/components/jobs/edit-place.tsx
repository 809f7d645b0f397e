import { checkProps, type FormField } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Checkbox } from "../ui/checkbox";
import { TextField } from "../ui/text-field";

/** Where it has to be done. */
export function EditPlace({ fields }: { fields: Record<"is_remote" | "zipcode" | "location_details", FormField> }) {
  const { t } = useTranslation(["jobs", "common"]);
  return (
    <div className="grid gap-5">
      <Checkbox
        {...checkProps(fields.is_remote)}
        label={t("edit.remote")}
        hint={t("edit.remoteHint")}
        errors={fields.is_remote.errors}
      />
      <TextField
        field={fields.zipcode}
        label={t("edit.zipcode")}
        hint={t("edit.zipcodeHint")}
        className="max-w-48"
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        field={fields.location_details}
        label={t("texts.location_details.label")}
        hint={t("texts.location_details.hint")}
        optionalText={t("common:form.optional")}
        autoComplete="address-line1"
      />
    </div>
  );
}
