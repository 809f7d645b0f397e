import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { DocumentFacts } from "./document";
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

/** Error pages, and routes whose `handle` says so, gain nothing by the script: they carry none. */
function scriptOf({ manifest, staticHandlerContext: { errors, matches } }: EntryContext): string | null {
  const plain = matches.some(({ route }) => (route.handle as { script?: boolean } | undefined)?.script === false);
  return errors || plain ? null : manifest.entry.module;
}

/** Renders a page to a string. No page hydrates, so the data that hydration would need is not written. */
export default function handleRequest(
  request: Request,
  given: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Response {
  void entry.serverHandoffStream?.cancel();
  // A call that got no answer has no status of its own; the router then says 200.
  const least = entry.staticHandlerContext.errors ? 400 : 200;
  const status = given >= least ? given : 503;
  const html = renderToString(
    <I18nextProvider i18n={textsIn(getLocale(context))}>
      <DocumentFacts value={{ script: scriptOf(entry), status }}>
        <ServerRouter context={pruned(entry)} url={request.url} />
      </DocumentFacts>
    </I18nextProvider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Language", getLocale(context));
  // React writes the one attribute in camel case, which validators refuse.
  return new Response(`<!DOCTYPE html>${html.replace("charSet", "charset")}`, { status, headers });
}
