import { type ReactNode, use } from "react";
import { useLocation, useMatches } from "react-router";
import type { Choices } from "~/domain/site/choices";
import { ownPath } from "~/domain/site/own-path";
import { Hydration } from "~/live/hydration";
import { useTranslation } from "~/locales/use-translation";
import { type FlashMessage, FlashMessages } from "../ui/flash-messages";
import { FromServer } from "./from-server";
import { Header } from "./header";
import type { ShellViewer } from "./shell-viewer";
import { TabBar } from "./tab-bar";

export interface ShellProps {
  viewer: ShellViewer | null;
  unread: number;
  notifications: number;
  notes: readonly FlashMessage[];
  testing: boolean;
  choices: Choices;
  outdated: boolean;
  children: ReactNode;
}

export interface TaskHandle {
  task: true;
}

const useIsTask = () => useMatches().some(({ handle }) => (handle as Partial<TaskHandle> | undefined)?.task);

function isOnTheWay(pathname: string, search: string): boolean {
  const next = new URLSearchParams(search).get("next") ?? "";
  return /^\/(?:login|signup|welkom)$/.test(pathname) && /^\/(?:post-job|task\/\d+\/bod)\b/.test(next);
}

/** Its only button takes the bottom of a phone. */
const ACCOUNT_PAGE = /^\/(?:login|signup|welkom|forgot-password|reset-password)$/;

export function Shell({ viewer, unread, notifications, notes, testing, choices, outdated, children }: ShellProps) {
  const { t } = useTranslation("common");
  const { pathname, search } = useLocation();
  const pageAddress = ownPath(pathname) + ofThePage(search);
  const isLive = use(Hydration) !== null;
  const isTask = useIsTask() || isOnTheWay(pathname, search);
  const hasTabs = !isTask && !ACCOUNT_PAGE.test(pathname);
  return (
    <>
      <a className="skip-link" href="#main">
        {t("skip")}
      </a>
      <FromServer>
        {({ Strips, Banners }) => (
          <>
            <Strips choices={choices} outdated={outdated} path={pathname} pageAddress={pageAddress} isTask={isTask} />
            <Banners viewer={viewer} testing={testing} path={pathname} />
          </>
        )}
      </FromServer>
      <Header
        viewer={viewer}
        unread={unread}
        notifications={notifications}
        path={pathname}
        pageAddress={pageAddress}
        hasTabs={hasTabs}
      />
      <FlashMessages messages={notes} dismissLabel={t("flash.dismiss")} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {/* The service worker puts its notice here (app/service-worker/markup.ts). Live pages have their own. */}
        {viewer && !isLive && <div id="worker-notice" />}
        {children}
      </main>
      {isTask ? (
        <FromServer as="footer" className="task-footer page-width">
          {({ LanguageChoice }) => <LanguageChoice pageAddress={pageAddress} />}
        </FromServer>
      ) : (
        <>
          <FromServer as="footer" className="site-footer border-t border-line bg-sunken">
            {({ Footer }) => <Footer choices={choices} pageAddress={pageAddress} />}
          </FromServer>
          {hasTabs && <TabBar viewer={viewer} unread={unread} path={pathname} pageAddress={pageAddress} />}
        </>
      )}
    </>
  );
}

/** `lng`, so that the language switch takes effect, a form that waits for a login, and the holes of `/offline`. */
const ONE_TIME = ["lng", "unsent", "holes"];

function ofThePage(search: string): string {
  const query = new URLSearchParams(search);
  if (!ONE_TIME.some((name) => query.has(name))) return search;
  for (const name of ONE_TIME) query.delete(name);
  return query.size > 0 ? `?${query}` : "";
}
