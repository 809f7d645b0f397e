import type { ReactNode } from "react";
import { type DraftPicture, draftPicture } from "~/domain/jobs/image";
import { constraintOf } from "~/forms/constraint";
import { useTranslation } from "~/locales/use-translation";
import { Field } from "../ui/field";
import { DropZone } from "./drop-zone";
import { AddPhotos, FullOfPhotos, PhotoAct } from "./photo-buttons";
import { PhotoText } from "./photo-text";
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
      <PhotoText name={`alt-${id}`} number={number} alt={alt} limits={constraintOf(draftPicture).alt} />
    </li>
  );
}
