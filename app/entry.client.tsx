import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { DocumentFacts } from "./document";
import { isLanguage } from "./domain/values/language";
import { areaOf } from "./live/area";
import { Hydrated, keepTyped } from "./live/hydrated";
import { Hydration } from "./live/hydration";
import { LiveConnection } from "./live/received";
import { connection } from "./live/tab";
import { instanceIn } from "./locales/instance";

// Only live pages load this module (docs/decisions/001-documents-and-live-pages.md).
const attribute = (id: string, name: string) => document.getElementById(id)?.getAttribute(name) ?? "";
// Without the stylesheet that `Links` renders itself during development.
const sheets = document.querySelectorAll("link[rel=stylesheet]:not([data-react-router-critical-css])");
const facts = {
  shell: attribute("shell", "src"),
  script: null,
  styles: Array.from(sheets, (link) => link.getAttribute("href") ?? ""),
  allStyles: undefined,
  unread: attribute("unread", "src"),
  alerts: attribute("unread", "data-alerts"),
  measure: null,
  failure: { requestId: null, isOutcomeUnknown: false, jobEnd: null },
  page: "",
  texts: attribute("texts", "href"),
  status: 503,
};
addEventListener("input", keepTyped, true);
const { lang, dataset } = document.documentElement;
// live/hydrated.ts empties it after hydration.
dataset.hydrated = "soon";
const { default: texts } = await import(/* @vite-ignore */ facts.texts);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={instanceIn(isLanguage(lang) ? lang : "nl", texts)}>
        <DocumentFacts value={facts}>
          <Hydration value={areaOf(location.pathname)}>
            <LiveConnection value={connection}>
              <Hydrated>
                <HydratedRouter />
              </Hydrated>
            </LiveConnection>
          </Hydration>
        </DocumentFacts>
      </I18nextProvider>
    </StrictMode>,
  );
});
