import { checkProps, controlProps, type FormField, fieldProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Avatar } from "../ui/avatar";
import { Checkbox } from "../ui/checkbox";
import { Field } from "../ui/field";
import { FileInput, IMAGE_FILES } from "../ui/file-input";
import { Icon } from "../ui/icon";

interface PhotoFieldProps {
  name: string;
  image: string | null;
  fields: Record<"image" | "photo" | "remove_photo", FormField>;
}

export function PhotoField({ name, image, fields }: PhotoFieldProps) {
  const { t } = useTranslation("profile");
  const kept = controlProps(fields.photo).defaultValue;
  return (
    <div data-portrait="" className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-5 max-[30rem]:grid-cols-1">
      <Avatar name={name} image={kept ? `/uploads/${kept}` : image} size="large" />
      <div className="grid gap-2">
        <Field {...fieldProps(fields.image)} label={t("personal.photo")} hint={t("personal.photoHint")}>
          {(attributes) => (
            <div className="file-pick">
              <span className="file-pick-button button button-secondary" aria-hidden="true">
                <Icon name="image" />
                {t("personal.photoChoose")}
              </span>
              <FileInput {...attributes} {...IMAGE_FILES} />
              <span className="file-pick-name" aria-hidden="true" data-chosen="" />
            </div>
          )}
        </Field>
        {kept && (
          <>
            <input type="hidden" name={fields.photo.name} value={kept} />
            <p className="text-ink-soft">{t("personal.photoKept")}</p>
          </>
        )}
        {image && !kept && <Checkbox {...checkProps(fields.remove_photo)} label={t("personal.photoRemove")} />}
      </div>
    </div>
  );
}
