import { type DraftPicture, draftPicture } from "~/domain/image";
import { constraintOf } from "~/forms/constraint";
import { limitProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { Field } from "../ui/field";
import { FileInput, IMAGE_FILES } from "../ui/file-input";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Input } from "../ui/input";

interface PicturesFieldProps {
  id: string;
  pictures: DraftPicture[];
  most: number;
  errors?: string[];
}

/**
 * The stored photos, and a field to add more. With a script the field uploads at once; without, a button does. All
 * buttons work without a script.
 */
export function PicturesField({ id, pictures, most, errors }: PicturesFieldProps) {
  const { t } = useTranslation("posting");
  const button = `${id}-add`;
  return (
    <div className="grid gap-4">
      {pictures.length > 0 && (
        <ol className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
          {pictures.map((picture, at) => (
            <Picture key={picture.id} picture={picture} number={at + 1} last={at === pictures.length - 1} />
          ))}
        </ol>
      )}
      {pictures.length < most && (
        <>
          <Field
            id={id}
            name="images"
            label={t("details.photos")}
            hint={t("details.photosHint", { most })}
            errors={errors}
          >
            {(attributes) => (
              <FileInput
                {...attributes}
                {...IMAGE_FILES}
                multiple
                data-sends={button}
                data-too-large={t("details.photosTooLarge")}
              />
            )}
          </Field>
          <button
            type="submit"
            id={button}
            name="intent"
            value="add"
            className="button button-secondary justify-self-start js:hidden"
          >
            <Icon name="plus" />
            {t("details.photosUpload")}
          </button>
        </>
      )}
    </div>
  );
}

function Picture({ picture, number, last }: { picture: DraftPicture; number: number; last: boolean }) {
  const { t } = useTranslation("posting");
  const field = `alt-${picture.id}`;
  return (
    <li className="grid overflow-hidden rounded-card border border-line bg-card">
      <img
        src={picture.url}
        alt={picture.alt ?? t("details.photo", { number })}
        width={400}
        height={300}
        className="aspect-[4/3] w-full object-cover"
      />
      <div className="grid grid-cols-3 p-1">
        <Act
          verb="earlier"
          id={picture.id}
          icon="chevron-left"
          label={t("details.earlier", { number })}
          disabled={number === 1}
        />
        <Act verb="remove" id={picture.id} icon="trash" label={t("details.remove", { number })} />
        <Act verb="later" id={picture.id} icon="chevron-right" label={t("details.later", { number })} disabled={last} />
      </div>
      <details open={picture.alt !== null} className="border-t border-line px-3 py-2">
        <summary className="cursor-pointer py-1">{t("details.describe", { number })}</summary>
        <Field id={field} name={field} label={t("details.alt", { number })} hint={t("details.altHint")}>
          {(attributes) => (
            <Input {...attributes} {...limitProps(constraintOf(draftPicture).alt)} defaultValue={picture.alt ?? ""} />
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
  disabled?: boolean;
}

function Act({ verb, id, icon, label, disabled }: ActProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={`${verb}:${id}`}
      className="icon-button w-full disabled:invisible"
      aria-label={label}
      disabled={disabled}
    >
      <Icon name={icon} />
    </button>
  );
}
