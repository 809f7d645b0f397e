import type { AdditionOf } from "~/domain/jobs/job-additions";
import { checkProps, type FormField } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Checkbox } from "../ui/checkbox";
import { TextField } from "../ui/text-field";
import { AdditionFields } from "./addition-fields";

type PlaceFields = Record<"is_remote" | "zipcode" | AdditionOf<"location">, FormField>;

export function EditPlace({ fields }: { fields: PlaceFields }) {
  const { t } = useTranslation("jobs");
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
      <AdditionFields step="location" fields={fields} />
    </div>
  );
}
