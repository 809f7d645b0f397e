import { html } from "hono/html";
import { brand } from "~/brand";
import type { Language } from "~/domain/values/language";

interface Link {
  label: string;
  url: string;
}

interface Fact {
  label: string;
  value: string;
}

export interface MailBody {
  language: Language;
  subject: string;
  preheader: string;
  paragraphs: string[];
  facts: Fact[];
  links: Link[];
  closing: string[];
  foot: (string | Link)[];
}

const FONT = "font-family:Verdana,Arial,sans-serif";
const TEXT = `${FONT};font-size:17px;line-height:27px;color:#16241c`;
const SMALL = `${FONT};font-size:16px;line-height:24px;color:#4c5a51`;

const FILLER = html`${[..."\u034f".repeat(60)].map((blank) => html`${blank}&nbsp;`)}`;

/** Word ignores `white-space: pre-line`. */
const broken = (text: string) => text.split("\n").map((line, at) => (at === 0 ? line : html`<br>${line}`));

const paragraph = (text: string) => html`<p style="margin:0 0 16px;${TEXT}">${broken(text)}</p>`;

const CELL = "padding:6px 0;border-top:1px solid #ddd6c6;vertical-align:top;text-align:left";

const factTable = (facts: Fact[]) =>
  html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-bottom:1px solid #ddd6c6">${facts.map(
    ({ label, value }) =>
      html`<tr><th scope="row" width="36%" style="${CELL};padding-right:12px;${SMALL};font-weight:400">${label}</th><td style="${CELL};${TEXT};line-height:24px;overflow-wrap:anywhere">${value}</td></tr>`,
  )}</table>`;

/** Word pads cells and not links: `mso-padding-alt` sizes the button there, the link's padding elsewhere. */
const button = ({ label, url }: Link) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr><td align="center" bgcolor="#1d5a3f" style="background:#1d5a3f;border-radius:10px;mso-padding-alt:14px 22px"><a href="${url}" style="display:inline-block;padding:14px 22px;${FONT};font-size:17px;line-height:22px;font-weight:700;color:#ffffff;text-decoration:none">${label}</a></td></tr></table>`;

const link = ({ label, url }: Link, style = TEXT) =>
  html`<a href="${url}" style="${style};color:#1d5a3f;text-decoration:underline">${label}</a>`;

/**
 * Tables with padding on cells: Outlook for Windows renders with Word, which ignores `max-width` and the padding of
 * blocks.
 */
export function layout({ language, subject, preheader, paragraphs, facts, links, closing, foot }: MailBody): string {
  const [main, ...more] = links;
  return html`<!doctype html>
    <html lang="${language}">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light">
    <meta name="supported-color-schemes" content="light">
    <title>${subject}</title></head>
    <body style="margin:0;padding:0;background:#f7f3ea">
    <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}${FILLER}</div>
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f7f3ea"><tr>
    <td align="center" style="padding:24px 12px">
    <!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px"><tr>
    <td style="padding:0 0 16px;${FONT};font-size:20px;line-height:26px;font-weight:700;color:#1d5a3f">${brand.name}</td></tr><tr>
    <td bgcolor="#ffffff" style="padding:24px;background:#ffffff;border:1px solid #ddd6c6;border-radius:14px">
    <h1 style="margin:0 0 16px;${FONT};font-size:22px;line-height:29px;font-weight:700;color:#16241c">${subject}</h1>
    ${paragraphs.map(paragraph)}
    ${facts.length > 0 ? factTable(facts) : ""}
    ${main ? button(main) : ""}
    ${more.map((one) => html`<p style="margin:0 0 16px">${link(one)}</p>`)}
    ${closing.map(paragraph)}</td></tr><tr>
    <td style="padding:16px 0 0;${SMALL}">
    ${foot.map((line) => html`<p style="margin:0 0 8px;${SMALL}">${typeof line === "string" ? line : link(line, SMALL)}</p>`)}</td></tr>
    </table><!--[if mso]></td></tr></table><![endif]--></td></tr></table>
    </body></html>`.toString();
}
