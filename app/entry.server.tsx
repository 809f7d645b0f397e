import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { EnhanceScript } from "./enhance/script";
import { textsIn } from "./locales";
import { getLocale } from "./middleware/locale";

/** Only the routes of this page: the others cost time on every request and no browser reads them. */
function pruned(entry: EntryContext): EntryContext {
  const routes = Object.fromEntries(
    entry.staticHandlerContext.matches.flatMap(({ route }) => {
      const known = entry.manifest.routes[route.id];
      return known ? [[route.id, known]] : [];
    }),
  );
  return { ...entry, manifest: { ...entry.manifest, routes }, serverHandoffStream: undefined };
}

/** Renders a page to a string. No page hydrates, so the data that hydration would need is not written. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Response {
  void entry.serverHandoffStream?.cancel();
  const html = renderToString(
    <I18nextProvider i18n={textsIn(getLocale(context))}>
      <EnhanceScript value={entry.manifest.entry.module}>
        <ServerRouter context={pruned(entry)} url={request.url} />
      </EnhanceScript>
    </I18nextProvider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Language", getLocale(context));
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}
