import { html, raw } from "hono/html";
import type { Language } from "~/domain/values/language";
import { randomToken } from "../secrets/secret";

interface SandboxDocument {
  language: Language;
  title: string;
  main: ReturnType<typeof html>;
  /** The origin where the form ends: browsers apply form-action to redirects, too. */
  goesTo: string;
  status?: number;
}

const STYLE = `
  :root { color-scheme: light dark; --paper: light-dark(#eef1f6, #10151d); --card: light-dark(#fff, #1a212c);
    --ink: light-dark(#17202c, #eef2f7); --soft: light-dark(#4d5a6a, #b3bfcd); --line: light-dark(#8592a3, #7a8799);
    --blue: light-dark(#1f4fb8, #9cc0ff); --on: light-dark(#fff, #08162f);
    --red: light-dark(#b3261e, #ffb4ab); }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--paper);
    color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; }
  main { width: min(27rem, 100%); padding: clamp(1.25rem, 5vw, 2rem); border-radius: 1.25rem; background: var(--card);
    border-top: .4rem solid var(--blue); overflow-wrap: anywhere; }
  h1 { margin: 0; font-size: 1.375rem; line-height: 1.2; }
  p { margin: .5rem 0 0; }
  .soft, footer { color: var(--soft); font-size: 1rem; }
  .sum { margin-top: 1.25rem; font-size: clamp(1.75rem, 9vw, 2.5rem); font-weight: 700; line-height: 1.1; font-variant-numeric: tabular-nums; }
  form { display: grid; gap: .625rem; margin: 1.5rem 0; }
  label { display: grid; gap: .25rem; font-weight: 700; }
  label.check { display: flex; gap: .625rem; align-items: center; min-height: 3rem; font-weight: 400; }
  input[type=email] { width: 100%; min-height: 3rem; padding: .5rem .75rem; border: 1.5px solid var(--line);
    border-radius: .75rem; font: inherit; background: var(--card); color: var(--ink); }
  input[type=checkbox] { flex: none; width: 1.5rem; height: 1.5rem; accent-color: var(--blue); }
  .error { color: var(--red); font-weight: 700; }
  button { min-height: 3rem; padding: .5rem 1rem; border: 1.5px solid var(--line); border-radius: .75rem; font: inherit;
    font-weight: 700; background: transparent; color: var(--ink); cursor: pointer; }
  button.main, button:first-child { border-color: var(--blue); background: var(--blue); color: var(--on); }
  a { display: inline-block; padding: .6rem 0; color: var(--blue); }
  :focus-visible { outline: 3px solid var(--blue); outline-offset: 3px; }
  footer { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid var(--line); }
`;

export function sandboxDocument({ language, title, main, goesTo, status = 200 }: SandboxDocument): Response {
  const nonce = randomToken(16);
  const markup = html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${raw(STYLE)}</style></head>
<body><main>
${main}
</main></body>
</html>`.toString();
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${goesTo}; base-uri 'none'; frame-ancestors 'none'`;
  return new Response(markup, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy },
  });
}
