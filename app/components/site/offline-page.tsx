import type { ReactNode } from "react";
import type { HOLES } from "~/domain/site/offline-parts";
import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { ButtonLink } from "../ui/button-link";

const STATES = ["online", "offline", "waits", "unsent", "ended"] as const;

interface OfflinePageProps {
  state?: (typeof STATES)[number] | typeof HOLES.state;
  /** List items: links to cached pages. */
  children?: ReactNode;
}

/** Contains the texts of all states, because the service worker has no texts. */
export function OfflinePage({ state = "online", children }: OfflinePageProps) {
  const { t } = useTranslation("offline");
  return (
    <section
      className="offline page-width flex flex-wrap items-center justify-center gap-x-16 gap-y-8 py-12 md:py-20"
      data-offline={state}
    >
      <Scene name="trouble" className="w-44 md:w-72" />
      <div className="measure grid justify-items-start gap-4">
        {STATES.map((one) => (
          <div key={one} data-when={one} className="gap-4">
            <h1>{t(`${one}.heading`)}</h1>
            <p className="text-lg">{t(`${one}.text`)}</p>
          </div>
        ))}
        <div className="flex flex-wrap gap-3">
          {/* A link, so that retrying does not repost a form. */}
          <ButtonLink to="" data-retry="">
            {t("retry")}
          </ButtonLink>
          <ButtonLink to="/login" data-when="ended">
            {t("ended.logIn")}
          </ButtonLink>
          <ButtonLink to="/offline?forget=forms" variant="quiet" data-when="waits ended">
            {t("waits.drop")}
          </ButtonLink>
        </div>
        <div className="offline-kept gap-2">
          <h2 className="text-xl">{t("kept")}</h2>
          <p className="text-ink-soft">{t("keptText")}</p>
          <ul className="grid gap-1" data-kept="">
            {children}
          </ul>
        </div>
      </div>
    </section>
  );
}
