import { LIVE, MAIN, type Markup, markup, PLACE } from "./markup";
import { linkTo, offlineParts } from "./offline-page";
import type { KeptPage } from "./pages";

/** Pages of an older worker, and error pages without a viewer, have no place. */
const withTop = (html: string, notice: Markup) =>
  html.includes(PLACE) ? html.replace(PLACE, () => notice.html) : html.replace(MAIN, () => notice.html + MAIN);

/** Fields that the user did not type. Copied, because the worker shares no module with the pages. */
const UNTYPED = ["intent", "once", "drawn_for", "shown"];

export const typedIn = (sent: FormData): string[] =>
  [...sent].flatMap(([name, value]) =>
    typeof value === "string" && value.trim() !== "" && !UNTYPED.includes(name) ? [value] : [],
  );

interface OtherForm extends KeptPage {
  typed: readonly string[];
}

const words = (typed: readonly string[]) =>
  typed.map((value) => markup`<li class="whitespace-pre-line wrap-anywhere">${value}</li>`);

const notice = (text: string, list: Markup) =>
  markup`<div class="offline-notice grid gap-1" role="alert"><p>${text}</p>${list}</div>`;

interface RefusedForm {
  key: string;
  typed: readonly string[];
  others: readonly OtherForm[];
}

/** The script of the page removes from the first list what its form contains (app/enhance/refused-form.ts). */
export async function withRefused(html: string, { key, typed, others }: RefusedForm): Promise<string> {
  const parts = await offlineParts();
  if (!parts) return html;
  const own = markup`<ul class="grid gap-1" data-refused-form="${key}">${words(typed)}</ul>`;
  const links = others.map((one) => markup`<li>${linkTo(one)}<ul>${words(one.typed)}</ul></li>`);
  const too = markup`<ul class="grid gap-2">${links}</ul>`;
  const notices = [notice(parts.refused, own), ...(links.length > 0 ? [notice(parts.refusedToo, too)] : [])];
  return withTop(html, markup`${notices}`);
}

/** Live pages have their own notice. */
export async function withNotice(page: Response): Promise<Response> {
  const parts = await offlineParts();
  if (!parts) return page;
  const html = await page.text();
  const shown = html.includes(LIVE)
    ? html
    : withTop(html, markup`<p class="offline-notice" role="status">${parts.notice}</p>`);
  return new Response(shown, { status: page.status, headers: page.headers });
}
