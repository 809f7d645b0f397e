import { MAX_ALT_LENGTH, MAX_DEAL_PHOTOS, MAX_IMAGE_MEGABYTES } from "~/domain/image-limits";
import { limitProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Field } from "../ui/field";
import { FileInput, IMAGE_FILES } from "../ui/file-input";

export function PhotoField({ label }: { label: string }) {
  const { t } = useTranslation("messages");
  return (
    <>
      <Field
        id="images"
        name="images"
        label={label}
        optionalText={t("photo.optional")}
        hint={t("photo.hint", { most: MAX_DEAL_PHOTOS, size: MAX_IMAGE_MEGABYTES })}
      >
        {(control) => <FileInput {...control} {...IMAGE_FILES} multiple />}
      </Field>
      <Field id="alts" name="alts" label={t("photo.altShort")} optionalText={t("photo.optional")}>
        {(control) => (
          <input
            type="text"
            {...control}
            {...limitProps({ maxLength: MAX_ALT_LENGTH })}
            className="input"
            autoComplete="off"
          />
        )}
      </Field>
    </>
  );
}
