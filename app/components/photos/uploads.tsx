import type { ReactNode } from "react";
import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";

interface UploadsProps {
  most: number;
  children: ReactNode;
}

/** A script uploads the photos (app/enhance/uploads.ts). Without a script the form sends them. */
export function Uploads({ most, children }: UploadsProps) {
  const { t } = useTranslation("posting");
  return (
    <div
      className="grid gap-3"
      data-uploads={most}
      data-too-many={t("uploads.tooMany", { most })}
      data-not-added={t("uploads.notAdded")}
      data-too-large={t("uploads.tooLarge")}
      data-added={t("uploads.added")}
      data-changed={t("uploads.changed")}
      data-wait={t("uploads.wait")}
      data-unsent={t("uploads.unsent")}
      data-refused={t("uploads.refused")}
      data-refused-full={t("uploads.refusedFull")}
    >
      <div className="grid gap-3" data-uploads-part="">
        {children}
      </div>
      <p role="status" className="uploads-note" />
      <template>
        <li className="photo-tile photo-tile-waiting">
          <img src="data:," alt="" width={400} height={300} />
          <div className="photo-tile-state">
            <span className="truncate" />
            <progress max={1} aria-label={t("uploads.sending")} />
            <p className="field-error" hidden>
              {t("uploads.failed")}
            </p>
            <div className="flex flex-wrap gap-x-3">
              <button type="button" className="text-link min-h-11" data-retry="" hidden>
                {t("uploads.retry")}
              </button>
              <button type="button" className="text-link min-h-11" data-cancel="">
                {t("uploads.cancel")}
              </button>
            </div>
          </div>
        </li>
        <p className="field-error">
          <Icon name="warning" />
        </p>
      </template>
    </div>
  );
}
