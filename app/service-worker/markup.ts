/** Rendered by app/components/shell/shell.tsx, in documents of users. */
export const PLACE = '<div id="worker-notice"></div>';
/** Begins the main part of each document with a shell. */
export const MAIN = '<main id="main"';
/** Only live pages have it (app/root.tsx). */
export const LIVE = 'id="texts"';

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/** Markup from `markup`. */
export class Markup {
  constructor(readonly html: string) {}
}

type Value = string | Markup | readonly Markup[];

function written(value: Value): string {
  if (typeof value === "string") return escaped(value);
  return value instanceof Markup ? value.html : value.map(({ html }) => html).join("");
}

/** A tag of template strings: escapes each text that is not markup. */
export const markup = ({ raw }: TemplateStringsArray, ...values: Value[]): Markup =>
  new Markup(String.raw({ raw }, ...values.map(written)));
