import { type DraftPicture, draftPicture } from "~/domain/image";
import { constraintOf } from "~/forms/constraint";
import { limitProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Field } from "../ui/field";
import { FileInput } from "../ui/file-input";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Input } from "../ui/input";

interface PicturesFieldProps {
  id: string;
  pictures: DraftPicture[];
  most: number;
  errors?: string[];
}

/** The pictures of a job or project: those that are kept already, and a place to choose more. Every button works without a script. */
export function PicturesField({ id, pictures, most, errors }: PicturesFieldProps) {
  const { t } = useTranslation("posting");
  return (
    <div className="grid gap-4">
      {pictures.length > 0 && (
        <ol className="grid gap-4">
          {pictures.map((picture, at) => (
            <Picture key={picture.id} picture={picture} number={at + 1} last={at === pictures.length - 1} />
          ))}
        </ol>
      )}
      {pictures.length < most && (
        <Field
          id={id}
          name="images"
          label={t("details.photos")}
          hint={t("details.photosHint", { most })}
          errors={errors}
        >
          {(attributes) => (
            <FileInput {...attributes} accept="image/jpeg,image/png,image/webp" multiple data-previews="previews" />
          )}
        </Field>
      )}
      <div id="previews" className="previews" />
      {pictures.length < most && (
        <button type="submit" name="intent" value="add" className="button button-secondary justify-self-start">
          <Icon name="plus" />
          {t("details.photosUpload")}
        </button>
      )}
    </div>
  );
}

function Picture({ picture, number, last }: { picture: DraftPicture; number: number; last: boolean }) {
  const { t } = useTranslation("posting");
  const field = `alt-${picture.id}`;
  return (
    <li className="flex flex-wrap items-start gap-4">
      <img
        src={picture.url}
        alt={picture.alt ?? t("details.photo", { number })}
        width={128}
        height={96}
        className="h-24 w-32 rounded-control object-cover"
      />
      <div className="grid min-w-56 flex-1 gap-2">
        <Field id={field} name={field} label={t("details.alt", { number })} hint={t("details.altHint")}>
          {(attributes) => (
            <Input {...attributes} {...limitProps(constraintOf(draftPicture).alt)} defaultValue={picture.alt ?? ""} />
          )}
        </Field>
        <div className="flex gap-1">
          {number > 1 && (
            <Act verb="earlier" id={picture.id} icon="chevron-up" label={t("details.earlier", { number })} />
          )}
          {!last && <Act verb="later" id={picture.id} icon="chevron-down" label={t("details.later", { number })} />}
          <Act verb="remove" id={picture.id} icon="trash" label={t("details.remove", { number })} />
        </div>
      </div>
    </li>
  );
}

function Act({ verb, id, icon, label }: { verb: string; id: string; icon: IconName; label: string }) {
  return (
    <button type="submit" name="intent" value={`${verb}:${id}`} className="icon-button" aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
