import { RouterContextProvider } from "react-router";
import { brand } from "~/brand";
import { servicesContext } from "~/context";
import { isLanguage } from "~/domain/values/language";
import { pageUrl } from "~/middleware/page-url";
import { apiOfPage, type inMemory } from "./services";
import { handlerAt } from "./site";

export type Memory = ReturnType<typeof inMemory>;

export const ORIGIN = `https://${brand.domain}`;

export interface Visit {
  to: string;
  body?: FormData;
}

export interface Page {
  at: string;
  html: string;
}

const leavesFor = (to: string): Page => ({ at: to, html: `<main><h1>→ ${to.replace(/[<&]/g, "")}</h1></main>` });

/** A browser hides Set-Cookie of a response, so the choice is read from the request. */
function choose(given: Memory, url: URL, body: FormData | undefined): void {
  const chosen = body?.get("language") ?? url.searchParams.get("lng");
  if (isLanguage(chosen)) given.language.chosen = chosen;
  if (body && url.pathname === "/consent") given.choices.measuring = body.get("consent") === "yes";
  if (body && url.pathname === "/app-strip") given.choices.withoutApp = true;
}

const isRedirect = (response: Response) => response.status >= 300 && response.status < 400;

export async function ask(given: Memory, url: URL, body?: FormData): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(servicesContext, { ...given, apiIn: apiOfPage(body !== undefined) });
  const handle = await handlerAt(pageUrl({ url: url.href }).pathname);
  return handle(new Request(url, body ? { method: "POST", body } : {}), context);
}

export async function visit(given: Memory, from: string, { to, body }: Visit): Promise<Page> {
  const url = new URL(to, new URL(from, ORIGIN));
  if (url.origin !== ORIGIN || url.pathname.startsWith("/api/")) return leavesFor(url.href.replace(ORIGIN, ""));
  choose(given, url, body);
  const response = await ask(given, url, body);
  const onward = response.headers.get("Location");
  if (isRedirect(response) && onward) return visit(given, url.href, { to: onward });
  return { at: url.pathname + url.search, html: await response.text() };
}

export function visitOf(event: Event): Visit | null {
  const target = event.target as Element;
  if (event.defaultPrevented || !("closest" in target)) return null;
  if (event.type === "submit") return visitOfForm(target as HTMLFormElement, (event as SubmitEvent).submitter);
  const link = target.closest("a[href]");
  const href = link?.getAttribute("href") ?? "#";
  return href.startsWith("#") || href.startsWith("mailto:") ? null : { to: href };
}

function visitOfForm(form: HTMLFormElement, submitter: HTMLElement | null): Visit | null {
  if (form.getAttribute("method") === "dialog") return null;
  const body = new FormData(form, submitter);
  const to = submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
  if (form.getAttribute("method") === "post") return { to, body };
  const query = new URLSearchParams([...body].map(([name, value]) => [name, String(value)]));
  return { to: `${to.split(/[?#]/)[0]}?${query}` };
}
