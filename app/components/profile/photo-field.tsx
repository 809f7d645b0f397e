import { useTranslation } from "react-i18next";
import { Avatar } from "../ui/avatar";
import { Checkbox } from "../ui/checkbox";
import { Field } from "../ui/field";
import { FileInput } from "../ui/file-input";

interface PhotoFieldProps {
  name: string;
  image: string | null;
  /** Id of a photo that was chosen in a try that was refused. */
  kept: string;
  errors?: string[];
}

/** One's face: what is there, what was chosen, and a place to choose another. */
export function PhotoField({ name, image, kept, errors }: PhotoFieldProps) {
  const { t } = useTranslation("profile");
  return (
    <div className="grid grid-cols-[auto_1fr] items-start gap-5">
      <Avatar name={name} image={kept ? `/uploads/${kept}` : image} size="large" />
      <div className="grid gap-2">
        <Field id="image" name="image" label={t("personal.photo")} hint={t("personal.photoHint")} errors={errors}>
          {(attributes) => <FileInput {...attributes} accept="image/jpeg,image/png,image/webp" />}
        </Field>
        {kept && (
          <>
            <input type="hidden" name="photo" value={kept} />
            <p className="text-ink-soft">{t("personal.photoKept")}</p>
          </>
        )}
        {image && !kept && (
          <Checkbox id="remove-photo" name="remove_photo" value="true" label={t("personal.photoRemove")} />
        )}
      </div>
    </div>
  );
}
