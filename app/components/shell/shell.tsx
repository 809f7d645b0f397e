import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FlashMessages } from "../ui/flash-messages";

/** What the shell knows of who is looking. */
export interface ShellViewer {
  id: number | null;
  name: string;
  image: string | null;
  activeWorker: boolean;
  verified: boolean;
}

interface ShellProps {
  viewer: ShellViewer | null;
  notes: readonly { tone: "success" | "info" | "error"; text: string }[];
  /** Not production: nothing here is real. */
  testing: boolean;
  children: ReactNode;
}

/** Everything around a page. */
export function Shell({ notes, children }: ShellProps) {
  const { t } = useTranslation("common");
  return (
    <>
      <a className="skip-link" href="#main">
        {t("skip")}
      </a>
      <FlashMessages
        messages={notes.map((note, index) => ({ ...note, id: String(index) }))}
        dismissLabel={t("flash.dismiss")}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
