import type { KeptPhoto } from "~/domain/jobs/image";
import { KEPT_PHOTOS } from "~/forms/photo-names";
import { useTranslation } from "~/locales/use-translation";

/** Photos that a refused form kept. They go with it again, unless their box is unticked. */
export function KeptPhotosList({ photos = [] }: { photos?: readonly KeptPhoto[] }) {
  const { t } = useTranslation("messages");
  if (photos.length === 0) return null;
  return (
    <fieldset className="grid gap-1">
      <legend>{t("photo.kept")}</legend>
      <ul className="chosen-photos">
        {photos.map(({ id, url, name }) => (
          <li key={id}>
            <img src={url} alt="" width={4} height={3} />
            <label className="check">
              <input className="check-box" type="checkbox" name={KEPT_PHOTOS} value={id} defaultChecked />
              <span className="wrap-anywhere">{name}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
