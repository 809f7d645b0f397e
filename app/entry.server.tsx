import addresses from "virtual:browser-entries";
import rules from "virtual:page-styles";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { PartsOfServer } from "./components/shell/from-server";
import { serverParts } from "./components/shell/server-parts";
import { getDocumentData, getFailure, getNonce, routeContext, styleHashContext } from "./context";
import { DocumentFacts } from "./document";
import { errorFields, writeLog } from "./domain/log";
import { withPageForm } from "./forms/page-form";
import { type Area, areaOf } from "./live/area";
import { Hydration } from "./live/hydration";
import { textsIn } from "./locales";
import { getLocale } from "./middleware/locale";
import { shellOf } from "./middleware/shell";
import { stylesOf } from "./page-styles";

/** Only the routes of this page: the others cost time on every request and no browser reads them. */
function pruned(entry: EntryContext): EntryContext {
  const routes = Object.fromEntries(
    entry.staticHandlerContext.matches.flatMap(({ route }) => {
      const known = entry.manifest.routes[route.id];
      return known ? [[route.id, known]] : [];
    }),
  );
  return { ...entry, manifest: { ...entry.manifest, routes } };
}

/** A built manifest is one for each area, of its routes alone (scripts/live-routes.mjs). */
function withRoutesOf(area: Area, entry: EntryContext): EntryContext {
  if (import.meta.env.DEV) return entry;
  const url = entry.manifest.url.replace(/\.js$/, `-${area}.js`);
  return { ...entry, manifest: { ...entry.manifest, url } };
}

/** With what the loaders of a document found: React Router was not given it to encode. */
function withDocumentData(entry: EntryContext, context: RouterContextProvider): EntryContext {
  const found = entry.staticHandlerContext;
  const kept = getDocumentData(context);
  if (!kept) return entry;
  const loaded = Object.keys(found.loaderData).filter((id) => kept.has(id));
  const loaderData = { ...found.loaderData, ...Object.fromEntries(loaded.map((id) => [id, kept.get(id)])) };
  return { ...entry, staticHandlerContext: { ...found, loaderData } };
}

/** A middleware that refuses runs before the loaders: the page still has around it what every page has. */
async function withShell(entry: EntryContext, context: RouterContextProvider): Promise<EntryContext> {
  const found = entry.staticHandlerContext;
  if (found.loaderData.root !== undefined) return entry;
  const root = await shellOf(context).catch(() => undefined);
  return { ...entry, staticHandlerContext: { ...found, loaderData: { ...found.loaderData, root } } };
}

/** A form that comes back, or filters that find nothing because they are wrong. A page with a boundary's error is no form. */
const isRefusedForm = ({ method }: Request, status: number, { staticHandlerContext: { errors } }: EntryContext) =>
  !errors && (method === "POST" ? status >= 400 : status === 400 || status === 422);

/** With the word that its title begins with. */
function withFault(entry: EntryContext, fault: string): EntryContext {
  const found = entry.staticHandlerContext;
  const root = { ...found.loaderData.root, fault };
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

/** A visitor may have nothing of the site yet: the page carries what it needs of the styles. Whoever has logged in has them all. */
const carriesStyles = ({ staticHandlerContext: { loaderData } }: EntryContext) =>
  rules !== null && !loaderData.root?.viewer;

const stylesFor = stylesOf(rules ?? []);

/** What a page needs of the styles, for its head. */
async function styleFor(html: string, context: RouterContextProvider): Promise<string> {
  const { css, hash } = await stylesFor(html);
  context.set(styleHashContext, hash);
  return `<style>${css}</style>`;
}

/** React writes one attribute, in the head, in camel case, which validators refuse. */
function documentOf(html: string, style: string): string {
  const end = html.indexOf("</head>");
  const head = html.slice(0, end).replace("charSet=", "charset=");
  return `<!DOCTYPE html>${head}${style}${html.slice(end)}`;
}

const ESCAPED = /[<>&\u2028\u2029]/g;
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * What a live page hands to React in the browser, as React Router's own streaming would write it: all is loaded before
 * anything is rendered, so nothing is gained by a stream, which costs three times as much and a second renderer.
 */
async function handover(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const told = JSON.stringify(await new Response(stream).text()).replace(ESCAPED, escaped);
  const receiver = "window.__reactRouterContext.streamController";
  return `<script nonce="${nonce}">${receiver}.enqueue(${told});${receiver}.close();</script>`;
}

/** A document drops what hydration would need; a live page carries it at its end. */
async function withHandover(html: string, stream: EntryContext["serverHandoffStream"], nonce: string | null) {
  if (nonce !== null && stream) {
    const script = await handover(stream, nonce);
    return html.replace(/(?=<\/body><\/html>$)/, () => script);
  }
  void stream?.cancel();
  return html;
}

/** Logs an error of a loader, action or component. Refusals are no errors: the request's own line tells of those that matter. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  writeLog("error", {
    request: getFailure(context).requestId,
    route: context.get(routeContext),
    ...errorFields(error),
  });
};

/**
 * Renders a page: a document without the data that hydration would need; a live page with what React needs to take it over.
 * A page of an error is always a document.
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
  const area = nonce === null ? null : areaOf(new URL(request.url).pathname);
  const live = area !== null;
  const document = async () => pruned(await withShell(withDocumentData(entry, context), context));
  const drawn = live ? withRoutesOf(area, entry) : await document();
  // The title of a live page is React's in the browser too: its error summary says it (error-summary.tsx).
  const fault = !live && isRefusedForm(request, status, entry) && textsIn(locale).t("common:form.fault");
  const whole = fault ? withFault(drawn, fault) : drawn;
  const carried = !live && carriesStyles(whole);
  const { faces, styles, shell, unread, document: script, alerts, measure } = addresses;
  const pattern = patternOf(entry);
  const facts = {
    ...(hasScript(entry)
      ? { shell, unread, script: live ? null : script, measure: isMeasured(pattern) ? measure : null }
      : { shell: null, unread: null, script: null, measure: null }),
    styles: carried ? [] : [faces, styles],
    allStyles: carried ? styles : undefined,
    alerts,
    page: pattern,
    texts: live ? addresses[`${area}-${locale}`] : null,
    status,
    failure: getFailure(context),
  };
  const page = (router: ReactNode) => (
    <I18nextProvider i18n={textsIn(locale)}>
      <DocumentFacts value={facts}>
        <Hydration value={area}>
          <PartsOfServer value={serverParts}>{router}</PartsOfServer>
        </Hydration>
      </DocumentFacts>
    </I18nextProvider>
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Language", locale);
  const router = (
    <ServerRouter context={{ ...whole, serverHandoffStream: undefined }} url={request.url} {...(nonce && { nonce })} />
  );
  const html = await withHandover(withPageForm(renderToString(page(router))), entry.serverHandoffStream, nonce);
  const style = carried ? await styleFor(html, context) : "";
  return new Response(documentOf(html, style), { status, headers });
}
