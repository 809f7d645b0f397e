/** Text in a page: whatever it holds, it is read as text. */
export const escaped = (text: unknown) => String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Markup that was put together here, so that it is not escaped again. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = Html | Part[] | string | number | false | null | undefined;

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (Array.isArray(part)) return part.map(markupOf).join("");
  return part === false || part === null || part === undefined ? "" : escaped(part);
}

/** A template whose values are escaped, unless they are markup already. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(texts.map((text, at) => text + markupOf(parts[at])).join(""));
}
