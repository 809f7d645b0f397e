import { useEffect, useRef } from "react";
import type { KeptPhotos } from "~/domain/jobs/image";
import { MAX_ALT_LENGTH, MAX_IMAGE_MEGABYTES, MAX_MESSAGE_PHOTOS } from "~/domain/jobs/image-limits";
import { EARLY_PHOTOS } from "~/forms/photo-names";
import { limitProps } from "~/forms/props";
import type { ChosenPhotos } from "~/live/use-chosen-photos";
import { useTranslation } from "~/locales/use-translation";
import { KeptPhotosList } from "../photos/kept-photos";
import { FileInput, PHOTOS } from "../ui/file-input";
import { Icon } from "../ui/icon";
import { PhotoPreview } from "./photo-preview";

const BUTTON = "composer-photos";

export function PhotoButton({ chosen }: { chosen: ChosenPhotos }) {
  const { t } = useTranslation("messages");
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    if (!input.current?.files?.length) return;
    chosen.add(input.current.files);
    input.current.value = "";
  };
  const takeEarly = useRef(take);
  // Files that were chosen before hydration.
  useEffect(() => takeEarly.current(), []);
  return (
    <label className="icon-button composer-camera nojs:hidden">
      <Icon name="camera" />
      <input
        {...PHOTOS}
        type="file"
        name={EARLY_PHOTOS}
        id={BUTTON}
        className="visually-hidden"
        multiple
        aria-label={t("photo.add")}
        ref={input}
        onChange={take}
      />
    </label>
  );
}

export function ChosenList({ chosen: { photos, describe, remove } }: { chosen: ChosenPhotos }) {
  const { t } = useTranslation("messages");
  if (photos.length === 0) return null;
  return (
    <ul className="chosen-photos" aria-label={t("photo.chosen")}>
      {photos.map(({ id, file: { name }, file, alt }) => (
        <li key={id}>
          <PhotoPreview file={file} alt={name} />
          <input
            type="text"
            className="input"
            value={alt}
            {...limitProps({ maxLength: MAX_ALT_LENGTH })}
            placeholder={t("photo.altShort")}
            aria-label={t("photo.alt", { name })}
            onChange={({ currentTarget }) => describe(id, currentTarget.value)}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={t("photo.drop", { name })}
            onClick={() => {
              remove(id);
              document.getElementById(BUTTON)?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}

export function PhotoFields({ kept }: { kept?: KeptPhotos | null }) {
  const { t } = useTranslation("messages");
  return (
    <details className="composer-files js:hidden" open={Boolean(kept)}>
      <summary>
        <Icon name="camera" />
        {t("photo.add")}
      </summary>
      <div className="grid gap-2">
        <label className="grid gap-1">
          <span>{t("photo.hint", { most: MAX_MESSAGE_PHOTOS, size: MAX_IMAGE_MEGABYTES })}</span>
          <FileInput {...PHOTOS} name="images" multiple />
        </label>
        <KeptPhotosList photos={kept?.photos} />
        <label className="grid gap-1">
          <span>{t("photo.altAll")}</span>
          <input
            type="text"
            className="input"
            name="alts"
            autoComplete="off"
            defaultValue={kept?.alt}
            {...limitProps({ maxLength: MAX_ALT_LENGTH })}
          />
        </label>
      </div>
    </details>
  );
}
