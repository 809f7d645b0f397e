import type { Language } from "~/domain/value";
import { randomToken } from "../identity/secret";

export interface SandboxPage {
  language: Language;
  title: string;
  to: string;
  /** What is paid for, and how much. */
  subject?: string;
  sum?: string;
  status: string;
  /** Action to the words on its button; the first is the main one. */
  buttons: [string, string][];
  back: [string, string];
  note: string;
}

const STYLE = `
  :root { color-scheme: light dark; --paper: light-dark(#eef1f6, #10151d); --card: light-dark(#fff, #1a212c);
    --ink: light-dark(#17202c, #eef2f7); --soft: light-dark(#4d5a6a, #b3bfcd); --line: light-dark(#8592a3, #7a8799);
    --blue: light-dark(#1f4fb8, #9cc0ff); --on: light-dark(#fff, #08162f); }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--paper);
    color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; }
  main { width: min(27rem, 100%); padding: clamp(1.25rem, 5vw, 2rem); border-radius: 1.25rem; background: var(--card);
    border-top: .4rem solid var(--blue); overflow-wrap: anywhere; }
  h1 { margin: 0; font-size: 1.375rem; line-height: 1.2; }
  p { margin: .5rem 0 0; }
  .soft, footer { color: var(--soft); font-size: .9375rem; }
  .sum { margin-top: 1.25rem; font-size: clamp(1.75rem, 9vw, 2.5rem); font-weight: 700; line-height: 1.1; font-variant-numeric: tabular-nums; }
  form { display: grid; gap: .625rem; margin: 1.5rem 0; }
  button { min-height: 3rem; padding: .5rem 1rem; border: 1.5px solid var(--line); border-radius: .75rem; font: inherit;
    font-weight: 600; background: transparent; color: var(--ink); cursor: pointer; }
  button:first-child { border-color: var(--blue); background: var(--blue); color: var(--on); }
  a { display: inline-block; padding: .6rem 0; color: var(--blue); }
  :focus-visible { outline: 3px solid var(--blue); outline-offset: 3px; }
  footer { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid var(--line); }
`;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function bodyOf(page: SandboxPage): string {
  const buttons = page.buttons.map(
    ([action, word]) => `<button name="action" value="${action}">${escaped(word)}</button>`,
  );
  return `<main>
<h1>${escaped(page.title)}</h1>
<p class="soft">${escaped(page.to)}</p>
${page.sum ? `<p class="sum">${escaped(page.sum)}</p>` : ""}
${page.subject ? `<p>${escaped(page.subject)}</p>` : ""}
<p role="status">${escaped(page.status)}</p>
${buttons.length > 0 ? `<form method="post">${buttons.join("\n")}</form>` : ""}
<a href="${escaped(page.back[0])}">${escaped(page.back[1])}</a>
<footer>${escaped(page.note)}</footer>
</main>`;
}

/** A page of the sandbox provider: no script, its own style and nothing else. */
export function sandboxPage(page: SandboxPage, origin: string): Response {
  const nonce = randomToken(16);
  const html = `<!doctype html>
<html lang="${page.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(page.title)}</title><style nonce="${nonce}">${STYLE}</style></head>
<body>${bodyOf(page)}</body>
</html>`;
  // A form's redirect is held to form-action too, and the return page may be on the configured origin.
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`;
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
  });
}
