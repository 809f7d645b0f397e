import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";

/** A script presses it for each chosen photo (app/enhance/uploads.ts). */
export function AddPhotos() {
  const { t } = useTranslation("posting");
  return (
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
  );
}

interface FullProps {
  id: string;
  label: string;
  most: number;
  errors: readonly string[];
}

export function FullOfPhotos({ id, label, most, errors }: FullProps) {
  const { t } = useTranslation("posting");
  return (
    <div id={id}>
      <p className="field-label">{label}</p>
      <p className="field-hint">{t("uploads.full", { most })}</p>
      {errors.length > 0 && <p className="field-error">{errors.join(" ")}</p>}
    </div>
  );
}

interface ActProps {
  verb: "remove" | "earlier" | "later";
  id: string | number;
  number: number;
  icon: IconName;
  className?: string;
  disabled?: boolean;
}

export function PhotoAct({ verb, id, number, icon, className = "", disabled }: ActProps) {
  const { t } = useTranslation("posting");
  return (
    <button
      type="submit"
      name="intent"
      value={`${verb}:${id}`}
      className={`icon-button disabled:invisible ${className}`}
      aria-label={t(`details.${verb}`, { number })}
      disabled={disabled}
    >
      <Icon name={icon} />
    </button>
  );
}
