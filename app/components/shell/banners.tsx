import { useTranslation } from "~/locales/use-translation";
import type { ShellViewer } from "./shell-viewer";

/** Strips above the page: a test environment, and a helper whom nobody has checked yet. */
export function Banners({ viewer, testing }: { viewer: ShellViewer | null; testing: boolean }) {
  const { t } = useTranslation("common");
  return (
    <>
      {testing && (
        <aside className="print-hidden bg-sunken text-center text-sm text-ink-soft" aria-label={t("banner.devLabel")}>
          <p className="page-width py-1">{t("banner.dev")}</p>
        </aside>
      )}
      {viewer?.activeWorker && !viewer.verified && (
        <aside className="banner print-hidden" aria-label={t("banner.label")}>
          <p className="page-width flex flex-wrap items-center gap-x-4">
            {t(viewer.direct ? "banner.verifyDirect" : "banner.verify")}
            <a href={`/profile/${viewer.id}/settings`}>{t("banner.verifyAction")}</a>
          </p>
        </aside>
      )}
    </>
  );
}
