import type { UnsentPhoto } from "~/domain/chats/chat-photo";
import { MAX_ALT_LENGTH, MAX_DEAL_PHOTOS, MAX_IMAGE_MEGABYTES } from "~/domain/jobs/image-limits";
import { altField, UNSENT_PHOTOS } from "~/forms/photo-names";
import { limitProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import type { FieldError } from "../ui/error-summary";
import { Field } from "../ui/field";
import { DropZone } from "./drop-zone";
import { AddPhotos, FullOfPhotos, PhotoAct } from "./photo-buttons";
import { PhotoText } from "./photo-text";
import { Uploads } from "./uploads";

export interface UnsentPhotos {
  photos: readonly UnsentPhoto[];
  photoErrors?: readonly string[];
  alt?: string;
  alts?: Readonly<Record<string, string>>;
}

interface PhotoFieldProps extends UnsentPhotos {
  label: string;
}

const ID = "images";

export const photoFieldErrors = ({ photoErrors = [] }: UnsentPhotos): FieldError[] =>
  photoErrors.map((text) => ({ id: ID, text }));

export function PhotoField({ label, photos, photoErrors = [], alt, alts = {} }: PhotoFieldProps) {
  const { t } = useTranslation("messages");
  return (
    <>
      {/* Enter clicks the first button in tree order: make that this one, not one of the photos. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {t("composer.send")}
      </button>
      <Uploads most={MAX_DEAL_PHOTOS}>
        {photos.length < MAX_DEAL_PHOTOS ? (
          <>
            <Field
              id={ID}
              name="images"
              label={label}
              optionalText={t("photo.optional")}
              hint={t("photo.hint", { most: MAX_DEAL_PHOTOS, size: MAX_IMAGE_MEGABYTES })}
              errors={[...photoErrors]}
            >
              {(control) => <DropZone {...control} />}
            </Field>
            <AddPhotos />
          </>
        ) : (
          <FullOfPhotos id={ID} label={label} most={MAX_DEAL_PHOTOS} errors={photoErrors} />
        )}
        <ol className="photo-tiles">
          {photos.map((photo, at) => (
            <Tile
              key={photo.id}
              photo={photo}
              number={at + 1}
              alt={alts[altField(photo.id)] ?? photo.alt ?? undefined}
            />
          ))}
        </ol>
      </Uploads>
      <Field
        id="alts"
        name="alts"
        label={t("photo.altShort")}
        hint={t("photo.altEach")}
        optionalText={t("photo.optional")}
      >
        {(control) => (
          <input
            type="text"
            {...control}
            {...limitProps({ maxLength: MAX_ALT_LENGTH })}
            className="input"
            autoComplete="off"
            defaultValue={alt}
          />
        )}
      </Field>
    </>
  );
}

interface TileProps {
  photo: UnsentPhoto;
  number: number;
  alt?: string;
}

function Tile({ photo: { id, small }, number, alt }: TileProps) {
  return (
    <li className="photo-tile">
      <img src={small ?? undefined} alt={alt ?? ""} width={400} height={300} />
      <input type="hidden" name={UNSENT_PHOTOS} value={id} />
      <PhotoAct verb="remove" id={id} icon="trash" number={number} className="photo-tile-remove" />
      <PhotoText name={altField(id)} number={number} alt={alt} limits={{ maxLength: MAX_ALT_LENGTH }} />
    </li>
  );
}
