import type { ReactNode } from "react";
import { type DraftPicture, draftPicture } from "~/domain/jobs/image";
import { MAX_ALT_LENGTH } from "~/domain/jobs/image-limits";
import { constraintOf } from "~/forms/constraint";
import { limitProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Field } from "../ui/field";
import { Icon } from "../ui/icon";
import { Input } from "../ui/input";
import { DropZone } from "./drop-zone";
import { AddPhotos, FullOfPhotos, PhotoAct } from "./photo-buttons";
import { Uploads } from "./uploads";

interface PicturesFieldProps {
  id: string;
  pictures: DraftPicture[];
  most: number;
  errors?: string[];
  children?: ReactNode;
}

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
          <AddPhotos />
        </>
      ) : (
        <FullOfPhotos id={id} label={label} most={most} errors={errors} />
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
      <PhotoAct verb="remove" id={id} icon="trash" number={number} className="photo-tile-remove" />
      {count > 1 && (
        <div className="photo-tile-moves">
          <PhotoAct verb="earlier" id={id} icon="chevron-left" number={number} disabled={number === 1} />
          <PhotoAct verb="later" id={id} icon="chevron-right" number={number} disabled={number === count} />
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
