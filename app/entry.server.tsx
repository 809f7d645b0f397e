import addresses from "virtual:browser-entries";
import type { ReactNode } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { PartsOfServer } from "./components/shell/from-server";
import { serverParts } from "./components/shell/server-parts";
import { getNonce } from "./context";
import { DocumentFacts } from "./document";
import { Hydration } from "./live/hydration";
import { textsIn } from "./locales";
import { getLocale } from "./middleware/locale";
import { shellOf } from "./middleware/shell";

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

/** A middleware that refuses runs before the loaders: the page still has around it what every page has. */
async function withShell(entry: EntryContext, context: RouterContextProvider): Promise<EntryContext> {
  const found = entry.staticHandlerContext;
  if (found.loaderData.root !== undefined) return entry;
  const root = await shellOf(context).catch(() => undefined);
  return { ...entry, staticHandlerContext: { ...found, loaderData: { ...found.loaderData, root } } };
}

/** Error pages, and routes whose `handle` says so, gain nothing by the script: they carry none. */
function hasScript({ staticHandlerContext: { errors, matches } }: EntryContext): boolean {
  const plain = matches.some(({ route }) => (route.handle as { script?: boolean } | undefined)?.script === false);
  return !errors && !plain;
}

/** Talk between two people and the work of the desk are not measured, nor a page without script. */
const isMeasured = (pattern: string) => !/^\/(?:messages|notifications|admin)(?:\/|$)/.test(pattern);

/** The page as the routes name it: without the ids of anybody's things. */
const patternOf = ({ staticHandlerContext: { matches } }: EntryContext): string =>
  `/${matches.flatMap(({ route: { path } }) => path || []).join("/")}`;

/** A call that got no answer has no status of its own; the router then says 200. */
function statusOf(given: number, { staticHandlerContext: { errors } }: EntryContext): number {
  return given >= (errors ? 400 : 200) ? given : 503;
}

/** React writes the one attribute in camel case, which validators refuse. */
const withValidCharset = (html: string) => html.replace("charSet=", "charset=");

/** The same of a stream: it stands in the first piece. */
function validCharset(): TransformStream<Uint8Array, Uint8Array> {
  let begun = false;
  return new TransformStream({
    transform(piece, controller) {
      const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
      controller.enqueue(begun ? piece : encoder.encode(withValidCharset(decoder.decode(piece))));
      begun = true;
    },
  });
}

/**
 * Renders a page: a document to a string, without the data that hydration would need; a live page as a stream with what
 * React needs to take it over. A page of an error is always a document.
 */
export default async function handleRequest(
  request: Request,
  given: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const locale = getLocale(context);
  const status = statusOf(given, entry);
  const nonce = entry.staticHandlerContext.errors ? null : getNonce(context);
  const live = nonce !== null;
  const { shell, unread, document: script, alerts, measure } = addresses;
  const pattern = patternOf(entry);
  const facts = {
    ...(hasScript(entry)
      ? { shell, unread, script: live ? null : script, measure: isMeasured(pattern) ? measure : null }
      : { shell: null, unread: null, script: null, measure: null }),
    alerts,
    page: pattern,
    texts: live ? addresses[locale] : null,
    status,
  };
  const page = (router: ReactNode) => (
    <I18nextProvider i18n={textsIn(locale)}>
      <DocumentFacts value={facts}>
        <Hydration value={live}>
          <PartsOfServer value={serverParts}>{router}</PartsOfServer>
        </Hydration>
      </DocumentFacts>
    </I18nextProvider>
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Language", locale);
  if (live) {
    const router = <ServerRouter context={entry} url={request.url} nonce={nonce} />;
    const options = { nonce, signal: request.signal, onError: (error: unknown) => console.error(error) };
    const html = await renderToReadableStream(page(router), options);
    return new Response(html.pipeThrough(validCharset()), { status, headers });
  }
  void entry.serverHandoffStream?.cancel();
  const whole = pruned(await withShell(entry, context));
  const html = renderToString(page(<ServerRouter context={whole} url={request.url} />));
  return new Response(`<!DOCTYPE html>${withValidCharset(html)}`, { status, headers });
}
