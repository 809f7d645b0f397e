import { useTranslation } from "react-i18next";
import type { ShellViewer } from "./shell";

/** Strips above the page: a test environment, and a helper who cannot be paid yet. */
export function Banners({ viewer, testing }: { viewer: ShellViewer | null; testing: boolean }) {
  const { t } = useTranslation("common");
  return (
    <>
      {testing && (
        <p className="print-hidden bg-sunken text-center text-sm text-ink-soft" data-environment="">
          {t("banner.dev")}
        </p>
      )}
      {viewer?.activeWorker && !viewer.verified && (
        <aside className="banner print-hidden" aria-label={t("banner.label")}>
          <p className="page-width flex flex-wrap items-center gap-x-4">
            {t("banner.verify")}
            <a href={`/profile/${viewer.id}/settings`}>{t("banner.verifyAction")}</a>
          </p>
        </aside>
      )}
    </>
  );
}
