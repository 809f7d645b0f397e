import { checkProps, controlProps, type FormField, fieldProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Checkbox } from "../ui/checkbox";
import { Field } from "../ui/field";
import { Input } from "../ui/input";

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
      <Field {...fieldProps(fields.zipcode)} label={t("edit.zipcode")} hint={t("edit.zipcodeHint")}>
        {(control) => (
          <Input
            {...control}
            {...controlProps(fields.zipcode)}
            className="max-w-48"
            maxLength={10}
            autoComplete="postal-code"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        {...fieldProps(fields.location_details)}
        label={t("edit.address")}
        hint={t("edit.addressHint")}
        optionalText={t("common:form.optional")}
      >
        {(control) => (
          <Input {...control} {...controlProps(fields.location_details)} maxLength={200} autoComplete="address-line1" />
        )}
      </Field>
    </div>
  );
}
