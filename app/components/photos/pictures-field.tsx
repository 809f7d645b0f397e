import type { ReactNode } from "react";
import { type DraftPicture, draftPicture } from "~/domain/jobs/image";
import { MAX_ALT_LENGTH } from "~/domain/jobs/image-limits";
import { constraintOf } from "~/forms/constraint";
import { limitProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Field } from "../ui/field";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Input } from "../ui/input";
import { DropZone } from "./drop-zone";
import { Uploads } from "./uploads";

interface PicturesFieldProps {
  id: string;
  pictures: DraftPicture[];
  most: number;
  errors?: string[];
  children?: ReactNode;
}

/** Every button works without a script. */
export function PicturesField({ id, pictures, most, errors = [], children }: PicturesFieldProps) {
  const { t } = useTranslation("posting");
  const label = t("details.photos");
  return (
    <Uploads most={most}>
      {pictures.length < most ? (
        <>
          <Field id={id} name="images" label={label} hint={t("details.photosHint", { most })} errors={errors}>
            {(attributes) => <DropZone {...attributes} />}
          </Field>
          <button
            type="submit"
            name="intent"
            value="add"
            className="button button-secondary justify-self-start js:hidden"
            data-adds=""
          >
            <Icon name="plus" />
            {t("details.photosUpload")}
          </button>
        </>
      ) : (
        <div id={id}>
          <p className="field-label">{label}</p>
          <p className="field-hint">{t("uploads.full", { most })}</p>
          {errors.length > 0 && <p className="field-error">{errors.join(" ")}</p>}
        </div>
      )}
      {children}
      <ol className="photo-tiles">
        {pictures.map((picture, at) => (
          <Picture key={picture.id} picture={picture} number={at + 1} count={pictures.length} />
        ))}
      </ol>
    </Uploads>
  );
}

interface PictureProps {
  picture: DraftPicture;
  /** Counted from 1. */
  number: number;
  count: number;
}

function Picture({ picture: { id, url, alt }, number, count }: PictureProps) {
  const { t } = useTranslation("posting");
  const field = `alt-${id}`;
  return (
    <li className="photo-tile">
      <img src={url} alt={alt ?? t("details.photo", { number })} width={400} height={300} />
      <Act verb="remove" id={id} icon="trash" label={t("details.remove", { number })} className="photo-tile-remove" />
      {count > 1 && (
        <div className="photo-tile-moves">
          <Act
            verb="earlier"
            id={id}
            icon="chevron-left"
            label={t("details.earlier", { number })}
            disabled={number === 1}
          />
          <Act
            verb="later"
            id={id}
            icon="chevron-right"
            label={t("details.later", { number })}
            disabled={number === count}
          />
        </div>
      )}
      <details className="photo-tile-text" open={(alt?.length ?? 0) > MAX_ALT_LENGTH}>
        <summary aria-label={t(alt ? "details.described" : "details.describe", { number })}>
          <Icon name={alt ? "check" : "edit"} />
          {t(alt ? "details.describedShort" : "details.describeShort")}
        </summary>
        <Field id={field} name={field} label={t("details.alt", { number })} hint={t("details.altHint")}>
          {(attributes) => (
            <Input {...attributes} {...limitProps(constraintOf(draftPicture).alt)} defaultValue={alt ?? ""} />
          )}
        </Field>
      </details>
    </li>
  );
}

interface ActProps {
  verb: string;
  id: string;
  icon: IconName;
  label: string;
  className?: string;
  disabled?: boolean;
}

function Act({ verb, id, icon, label, className = "", disabled }: ActProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={`${verb}:${id}`}
      className={`icon-button disabled:invisible ${className}`}
      aria-label={label}
      disabled={disabled}
    >
      <Icon name={icon} />
    </button>
  );
}
