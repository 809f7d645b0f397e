import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { textsIn } from "~/locales";

export function htmlOf(element: ReactElement, language: "nl" | "en" = "nl"): string {
  const Page = createRoutesStub([{ path: "/", Component: () => element }]);
  return renderToString(
    <I18nextProvider i18n={textsIn(language)}>
      <Page />
    </I18nextProvider>,
  );
}

export const textOf = (...[element, language]: Parameters<typeof htmlOf>): string =>
  htmlOf(element, language)
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("\u00a0", " ")
    .replace(/\s+/g, " ");
