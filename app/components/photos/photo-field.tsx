import type { KeptPhotos } from "~/domain/jobs/image";
import { MAX_ALT_LENGTH, MAX_DEAL_PHOTOS, MAX_IMAGE_MEGABYTES } from "~/domain/jobs/image-limits";
import { limitProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Field } from "../ui/field";
import { FileInput, IMAGE_FILES } from "../ui/file-input";
import { Icon } from "../ui/icon";
import { KeptPhotosList } from "./kept-photos";

interface PhotoFieldProps {
  label: string;
  kept?: KeptPhotos | null;
}

export function PhotoField({ label, kept }: PhotoFieldProps) {
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
      <Chosen />
      <KeptPhotosList photos={kept?.photos} />
      <Field id="alts" name="alts" label={t("photo.altShort")} optionalText={t("photo.optional")}>
        {(control) => (
          <input
            type="text"
            {...control}
            {...limitProps({ maxLength: MAX_ALT_LENGTH })}
            className="input"
            autoComplete="off"
            defaultValue={kept?.alt}
          />
        )}
      </Field>
    </>
  );
}

/** A script shows the chosen photos here (app/enhance/chosen-photos.ts). */
function Chosen() {
  const { t } = useTranslation("messages");
  return (
    <div data-chosen="images">
      <ul className="chosen-photos" aria-label={t("photo.chosen")} hidden />
      <template>
        <li>
          <img src="data:," alt="" width={4} height={3} />
          <span className="truncate" />
          <button type="button" className="icon-button" aria-label={t("photo.drop", { name: "%name%" })}>
            <Icon name="close" />
          </button>
        </li>
      </template>
    </div>
  );
}
