import type { TFunction } from "i18next";
import type { Need } from "~/domain/accounts/start-helping";
import type { Language } from "~/domain/values/language";
import { useTranslation } from "~/locales/use-translation";
import { startAddress } from "../people/start-address";
import type { ShellViewer } from "./shell-viewer";

const MAX_NAMED = 3;

function listed(missing: readonly Need[], language: Language, t: TFunction<["shell", "start"]>): string {
  const fits = missing.length <= MAX_NAMED;
  const named = missing.slice(0, fits ? MAX_NAMED : MAX_NAMED - 1).map((need) => t(`start:needs.${need}`));
  const rest = missing.length - named.length;
  return new Intl.ListFormat(language).format(rest > 0 ? [...named, t("banner.more", { count: rest })] : named);
}

interface BannersProps {
  viewer: ShellViewer | null;
  testing: boolean;
  path: string;
}

export function Banners({ viewer, testing, path }: BannersProps) {
  const { t } = useTranslation("shell");
  const isStarting = viewer !== null && path.startsWith(startAddress(viewer.id ?? 0));
  return (
    <>
      {testing && (
        <aside className="print-hidden bg-sunken text-center text-sm text-ink-soft" aria-label={t("banner.devLabel")}>
          <p className="page-width py-1">{t("banner.dev")}</p>
        </aside>
      )}
      {viewer && !isStarting && viewer.missing.length > 0 && (
        <aside className="banner print-hidden" aria-label={t("banner.label")}>
          <Missing viewer={viewer} />
        </aside>
      )}
    </>
  );
}

/** Verification first, because payouts need it. */
function Missing({ viewer: { id, missing, direct } }: { viewer: ShellViewer }) {
  const { t, language } = useTranslation(["shell", "start"]);
  const others = missing.filter((need) => need !== "verified");
  return (
    <p className="page-width flex flex-wrap items-center gap-x-4 max-sm:pt-1.5">
      <span>
        {t(direct ? "banner.verifyDirect" : "banner.verify")} {/* On a phone the link’s page names them. */}
        {others.length > 0 && (
          <span className="max-sm:hidden">{t("banner.also", { things: listed(others, language, t) })}</span>
        )}
      </span>
      {others.length > 0 ? (
        <a href={`/profile/${id}/starten`}>{t("banner.start")}</a>
      ) : (
        <a href={`/profile/${id}/starten/geld`}>{t("banner.verifyAction")}</a>
      )}
    </p>
  );
}
