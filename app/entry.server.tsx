import addresses from "virtual:browser-entries";
import rules from "virtual:page-styles";
import type { ReactNode } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
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
import { errorFields, writeLog } from "./domain/values/log";
import { PageForm } from "./forms/page-form";
import { type Area, areaOf } from "./live/area";
import { Hydration } from "./live/hydration";
import { textsIn } from "./locales";
import { getLocale } from "./middleware/locale";
import { shellOf } from "./middleware/shell";
import { stylesOf } from "./page-styles";

/** Other routes cost time per request, and documents do not use them. */
function pruned(entry: EntryContext): EntryContext {
  const routes = Object.fromEntries(
    entry.staticHandlerContext.matches.flatMap(({ route }) => {
      const known = entry.manifest.routes[route.id];
      return known ? [[route.id, known]] : [];
    }),
  );
  return { ...entry, manifest: { ...entry.manifest, routes } };
}

/** The built manifest of an area has only its own routes (scripts/live-routes.mjs). */
function withRoutesOf(area: Area, entry: EntryContext): EntryContext {
  if (import.meta.env.DEV) return entry;
  const url = entry.manifest.url.replace(/\.js$/, `-${area}.js`);
  return { ...entry, manifest: { ...entry.manifest, url } };
}

/** React Router would serialise the loader data of a document, so it was withheld. */
function withDocumentData(entry: EntryContext, context: RouterContextProvider): EntryContext {
  const staticContext = entry.staticHandlerContext;
  const documentData = getDocumentData(context);
  if (!documentData) return entry;
  const loaded = Object.keys(staticContext.loaderData).filter((id) => documentData.has(id));
  const loaderData = {
    ...staticContext.loaderData,
    ...Object.fromEntries(loaded.map((id) => [id, documentData.get(id)])),
  };
  return { ...entry, staticHandlerContext: { ...staticContext, loaderData } };
}

/** A middleware that rejects runs before the loaders, so the root data for the error page is missing. */
async function withShell(entry: EntryContext, context: RouterContextProvider): Promise<EntryContext> {
  const staticContext = entry.staticHandlerContext;
  if (staticContext.loaderData.root !== undefined) return entry;
  const root = await shellOf(context).catch(() => undefined);
  return { ...entry, staticHandlerContext: { ...staticContext, loaderData: { ...staticContext.loaderData, root } } };
}

const hasResult = (loaded: unknown) => Boolean((loaded as { result?: unknown } | null | undefined)?.result);

function isRefusedForm({ method }: Request, status: number, { staticHandlerContext }: EntryContext): boolean {
  const { errors, loaderData } = staticHandlerContext;
  if (errors) return false;
  if (method === "POST") return status >= 400;
  return status === 400 || status === 422 || Object.values(loaderData).some(hasResult);
}

function withErrorWord(entry: EntryContext, errorWord: string): EntryContext {
  const staticContext = entry.staticHandlerContext;
  const root = { ...staticContext.loaderData.root, errorWord };
  return { ...entry, staticHandlerContext: { ...staticContext, loaderData: { ...staticContext.loaderData, root } } };
}

function hasScript({ staticHandlerContext: { errors, matches } }: EntryContext): boolean {
  const plain = matches.some(({ route }) => (route.handle as { script?: boolean } | undefined)?.script === false);
  return !errors && !plain;
}

/** The service worker lists cached pages by it. Error pages have none. */
function titleHeader({ staticHandlerContext: { errors, loaderData, matches } }: EntryContext): string | null {
  const page = loaderData[matches.at(-1)?.route.id ?? ""] as { title?: string } | null | undefined;
  return !errors && loaderData.root?.viewer && page?.title ? encodeURIComponent(page.title) : null;
}

const isMeasured = (pattern: string) => areaOf(`/${pattern.split("/", 2)[1]}`) === null;

const patternOf = ({ staticHandlerContext: { matches } }: EntryContext): string =>
  `/${matches.flatMap(({ route: { path } }) => path || []).join("/")}`;

/** An API call without an answer has no status, and the router then uses 200. */
function statusOf(status: number, { staticHandlerContext: { errors } }: EntryContext): number {
  return status >= (errors ? 400 : 200) ? status : 503;
}

/** Visitors may have an empty cache. Users have the stylesheet already. */
const carriesStyles = ({ staticHandlerContext: { loaderData } }: EntryContext) =>
  rules !== null && !loaderData.root?.viewer;

const stylesFor = stylesOf(rules ?? []);

/** Rendered by app/root.tsx. */
const STYLES_PLACE = "<style></style>";

async function styleFor(html: string, context: RouterContextProvider): Promise<string> {
  const { css, hash } = await stylesFor(html);
  context.set(styleHashContext, hash);
  return `<style>${css}</style>`;
}

function documentOf(page: ReactNode): string {
  return `<!DOCTYPE html>${renderToString(page)}`;
}

async function livePage(page: ReactNode, nonce: string): Promise<string> {
  const stream = await renderToReadableStream(page, { nonce });
  await stream.allReady;
  return new Response(stream).text();
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  writeLog("error", {
    request: getFailure(context).requestId,
    route: context.get(routeContext),
    ...errorFields(error),
  });
};

export default async function handleRequest(
  request: Request,
  routerStatus: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const locale = getLocale(context);
  const status = statusOf(routerStatus, entry);
  const nonce = entry.staticHandlerContext.errors ? null : getNonce(context);
  const area = nonce === null ? null : areaOf(new URL(request.url).pathname);
  const live = area !== null;
  const document = async () => pruned(await withShell(withDocumentData(entry, context), context));
  const drawn = live ? withRoutesOf(area, entry) : await document();
  // On a live page React renders the title again, and error-summary.tsx adds the error word.
  const errorWord = isRefusedForm(request, status, entry) && textsIn(locale).t("common:form.fault");
  const whole = errorWord ? withErrorWord(drawn, errorWord) : drawn;
  const carried = !live && carriesStyles(whole);
  const { fonts, styles, shell, unread, document: script, alerts, measure } = addresses;
  const pattern = patternOf(entry);
  const facts = {
    ...(hasScript(entry)
      ? { shell, unread, script: live ? null : script, measure: isMeasured(pattern) ? measure : null }
      : { shell: null, unread: null, script: null, measure: null }),
    styles: carried ? [] : [fonts, styles],
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
          <PageForm value={{ id: null }}>
            <PartsOfServer value={serverParts}>{router}</PartsOfServer>
          </PageForm>
        </Hydration>
      </DocumentFacts>
    </I18nextProvider>
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Language", locale);
  const title = titleHeader(whole);
  if (title !== null) headers.set("Page-Title", title);
  if (live && nonce !== null) {
    const router = <ServerRouter context={whole} url={request.url} nonce={nonce} />;
    return new Response(await livePage(page(router), nonce), { status, headers });
  }
  void entry.serverHandoffStream?.cancel();
  const router = <ServerRouter context={{ ...whole, serverHandoffStream: undefined }} url={request.url} />;
  const html = documentOf(page(router));
  if (!carried) return new Response(html, { status, headers });
  const style = await styleFor(html, context);
  return new Response(
    html.replace(STYLES_PLACE, () => style),
    { status, headers },
  );
}
