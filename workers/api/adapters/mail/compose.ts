import { html } from "hono/html";
import { brand } from "~/brand";
import { signatureLine } from "~/brand-shown";
import { centsOf, formatEuros } from "~/domain/money";
import type { MailTemplate } from "../../texts/mails";
import { filled, MAILS } from "../../texts/mails";
import type { Mail } from "./port";

const FOOT = {
  nl: { greeting: `Groet van de buren van ${brand.name}`, stop: "Geen mails meer hierover? Schrijf je uit." },
  en: { greeting: `Regards from the neighbours at ${brand.name}`, stop: "No more of these mails? Unsubscribe." },
};

interface Parts {
  template: MailTemplate;
  to: string;
  replyTo: string | null;
  language: "nl" | "en";
  data: Record<string, string | number>;
  /** Of the button, absolute. */
  link: string | null;
  /** One-click unsubscribe for mail programs, and its page for people; null for mails about account and money. */
  unsubscribe: { post: string; page: string } | null;
  outbox: number;
}

function htmlOf(
  subject: string,
  lines: string[],
  button: [string, string] | null,
  foot: unknown[],
  language: string,
): string {
  const paragraphs = lines.map((line) => html`<p style="white-space:pre-line">${line}</p>`);
  const action = button
    ? html`<p><a href="${button[1]}" style="display:inline-block;padding:14px 22px;border-radius:10px;background:#1d5a3f;color:#fff;text-decoration:none;font-weight:700">${button[0]}</a></p>`
    : null;
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head><body style="margin:0;background:#f7f3ea;color:#16241c;font:17px/1.6 Verdana,sans-serif"><div style="max-width:560px;margin:0 auto;padding:24px"><p style="font-weight:700;font-size:20px">${brand.name}</p><div style="background:#fff;border:1px solid #ddd6c6;border-radius:14px;padding:24px"><h1 style="font-size:22px;margin:0 0 12px">${subject}</h1>${paragraphs}${action}</div>${foot.map((line) => html`<p style="font-size:14px;color:#4c5a51">${line}</p>`)}</div></body></html>`.toString();
}

const momentIn = (at: number, language: Parts["language"]) =>
  new Date(at).toLocaleString(language === "nl" ? "nl-NL" : "en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Amsterdam",
  });

const AMOUNTS = ["amount", "compensation"];

/** The amounts of money of a mail, in words of the reader. */
const eurosIn = (data: Parts["data"], language: Parts["language"]) =>
  Object.fromEntries(
    AMOUNTS.filter((name) => data[name] !== undefined).map((name) => [
      name,
      formatEuros(centsOf(String(data[name])), language),
    ]),
  );

export function compose({ template, to, replyTo, language, data, link, unsubscribe, outbox }: Parts): Mail {
  const all = {
    brand: brand.name,
    support: brand.supportEmail,
    ...data,
    ...eurosIn(data, language),
    ...(data.at !== undefined && { at: momentIn(Number(data.at), language) }),
  };
  const words = MAILS[template][language];
  const subject = filled(words.subject, all);
  const lines = words.lines.map((line) => filled(line, all));
  const button: [string, string] | null = words.button && link ? [words.button, link] : null;
  const foot = FOOT[language];
  const signature = signatureLine(language);
  const signed = signature ? [foot.greeting, signature] : [foot.greeting];
  const stop = unsubscribe ? [`${foot.stop} ${unsubscribe.page}`] : [];
  const stopHtml = unsubscribe ? [html`<a href="${unsubscribe.page}">${foot.stop}</a>`] : [];
  return {
    to,
    replyTo,
    template,
    language,
    subject,
    text: [subject, ...lines, ...(button ? [`${button[0]}: ${button[1]}`] : []), ...signed, ...stop].join("\n\n"),
    html: htmlOf(subject, lines, button, [...signed, ...stopHtml], language),
    headers: {
      // Out-of-office programs do not answer mails with this header (RFC 3834).
      "Auto-Submitted": "auto-generated",
      ...(unsubscribe && {
        "List-Unsubscribe": `<${unsubscribe.post}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    data: { ...data, ...(link && { link }) },
    outbox,
  };
}
