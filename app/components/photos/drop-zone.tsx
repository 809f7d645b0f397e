import { useTranslation } from "~/locales/use-translation";
import type { ControlAttributes } from "../ui/field";
import { FileInput, IMAGE_FILES } from "../ui/file-input";
import { Icon } from "../ui/icon";

interface DropZoneProps extends ControlAttributes {
  form?: string;
}

export function DropZone({ form, ...control }: DropZoneProps) {
  const { t } = useTranslation("posting");
  return (
    <div className="grid gap-2">
      <div className="drop-zone-target">
        <span className="drop-zone-text" aria-hidden="true">
          <Icon name="image" />
          <span className="drop-zone-mouse">{t("uploads.drop")}</span>
          <span className="drop-zone-touch">{t("uploads.choose")}</span>
        </span>
        <FileInput {...control} {...IMAGE_FILES} form={form} multiple />
      </div>
      <label className="drop-zone-camera button button-secondary">
        <Icon name="camera" />
        {t("uploads.camera")}
        <input type="file" accept="image/*" capture="environment" form={form} className="visually-hidden" />
      </label>
    </div>
  );
}
