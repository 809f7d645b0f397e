import { useEffect, useRef } from "react";
import { MAX_ALT_LENGTH, MAX_IMAGE_MEGABYTES, MAX_MESSAGE_PHOTOS } from "~/domain/jobs/image-limits";
import { EARLY_PHOTOS, UNSENT_PHOTOS } from "~/forms/photo-names";
import { limitProps } from "~/forms/props";
import type { ChosenPhoto, ChosenPhotos } from "~/live/use-chosen-photos";
import { useTranslation } from "~/locales/use-translation";
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

export function ChosenList({ chosen }: { chosen: ChosenPhotos }) {
  const { t } = useTranslation("messages");
  if (chosen.photos.length === 0) return null;
  return (
    <div className="nojs:hidden">
      <p className="text-sm text-ink-soft">{t("photo.count", { shown: chosen.accepted, most: MAX_MESSAGE_PHOTOS })}</p>
      {chosen.leftOut > 0 && (
        <p className="field-error" role="alert">
          <Icon name="warning" />
          {t("photo.leftOut", { count: chosen.leftOut, most: MAX_MESSAGE_PHOTOS })}
        </p>
      )}
      <ul className="chosen-photos" aria-label={t("photo.chosen")}>
        {chosen.photos.map((photo, at) => (
          <Chosen key={photo.key} chosen={chosen} photo={photo} number={at + 1} />
        ))}
      </ul>
    </div>
  );
}

interface ChosenProps {
  chosen: ChosenPhotos;
  photo: ChosenPhoto;
  number: number;
}

function Chosen({ chosen, photo: { key, file, alt, uploaded, progress, error, isRefused }, number }: ChosenProps) {
  const { t } = useTranslation("messages");
  const name = file?.name ?? `${t("photo.said", { count: 1 })} ${number}`;
  return (
    <li>
      {file ? (
        <PhotoPreview file={file} alt={name} />
      ) : (
        <img src={uploaded?.small ?? undefined} alt={name} width={4} height={3} />
      )}
      <div className="chosen-photo">
        <label htmlFor={`${key}-alt`}>{t("photo.altShort")}</label>
        <input
          type="text"
          className="input"
          id={`${key}-alt`}
          value={alt}
          {...limitProps({ maxLength: MAX_ALT_LENGTH })}
          aria-label={t("photo.alt", { name })}
          onChange={({ currentTarget }) => chosen.describe(key, currentTarget.value)}
        />
        {error !== undefined ? (
          <p className="field-error" role="alert">
            {error || t("chat.notSent")}
            {!isRefused && (
              <button type="button" className="text-link min-h-11" onClick={() => chosen.retry(key)}>
                {t("chat.retry")}
              </button>
            )}
          </p>
        ) : (
          !uploaded && <progress max={1} value={progress} aria-label={`${t("photo.progress")}: ${name}`} />
        )}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t("photo.drop", { name })}
        onClick={() => {
          chosen.remove(key);
          document.getElementById(BUTTON)?.focus();
        }}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

interface PhotoFieldsProps {
  photos: readonly ChosenPhoto[];
  alt?: string;
}

export function PhotoFields({ photos, alt }: PhotoFieldsProps) {
  const { t } = useTranslation("messages");
  const uploaded = photos.flatMap((photo) => photo.uploaded ?? []);
  return (
    <details className="composer-files js:hidden" open={uploaded.length > 0}>
      <summary>
        <Icon name="camera" />
        {t("photo.add")}
      </summary>
      <div className="grid gap-2">
        <ul className="chosen-photos" aria-label={t("photo.chosen")}>
          {uploaded.map(({ id, small }, at) => (
            <li key={id}>
              <img src={small ?? undefined} alt="" width={4} height={3} />
              <span>{`${t("photo.said", { count: 1 })} ${at + 1}`}</span>
              <input type="hidden" name={UNSENT_PHOTOS} value={id} />
              <button type="submit" name="intent" value={`remove:${id}`} className="text-link min-h-11">
                {t("photo.remove")}
              </button>
            </li>
          ))}
        </ul>
        <label className="grid gap-1">
          <span>{t("photo.hint", { most: MAX_MESSAGE_PHOTOS, size: MAX_IMAGE_MEGABYTES })}</span>
          <FileInput {...PHOTOS} name="images" multiple />
        </label>
        <label className="grid gap-1">
          <span>{t("photo.altAll")}</span>
          <input
            type="text"
            className="input"
            name="alts"
            autoComplete="off"
            defaultValue={alt}
            {...limitProps({ maxLength: MAX_ALT_LENGTH })}
          />
        </label>
      </div>
    </details>
  );
}
