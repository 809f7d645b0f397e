import type { StoryContext } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { BUTTON_OF_STOP } from "~/content/events/stops";
import { MAILS, type MailTemplate } from "~/content/mails";
import type { PayoutOutlook } from "~/domain/money/payout-schedule";
import type { Language } from "~/domain/values/language";
import { compose, filled } from "../../workers/api/adapters/mail/compose";
import type { MailedDeal } from "../../workers/api/notices/deal-fact-rows";
import { MAIL_KINDS } from "../../workers/api/notices/mail-kinds";
import { factsOf, ORIGIN } from "./facts";

const PAYOUT: PayoutOutlook = { day: "2026-03-25", isToday: false };
const DEAL: MailedDeal = {
  title: "Lekkende keukenkraan vervangen",
  role: "owner",
  other: "Hassan Bakker",
  city: "Utrecht",
  is_remote: 0,
  starts_at: Date.parse("2026-03-05T13:00:00Z"),
  ends_at: Date.parse("2026-03-05T15:30:00Z"),
  done_at: null,
  price: 60_00,
  held_total: 63_00,
  held_for_helper: 57_00,
};
const COMPOSED = [
  "last_day",
  "brand",
  "request",
  "Request",
  "support",
  "about",
  "title",
  "what",
  "money",
  "refundWay",
  "refundReason",
  "refundNext",
  "rejectedBy",
  "failedNext",
  "failedWhat",
  "forJob",
  "fee",
  "next",
  "said",
  "statement",
  "payout",
  "why",
  "news",
  "headline",
  "outcome",
  "deals",
  "thing",
  "deadline",
  "at",
];

const LANGUAGES = { nl: "Dutch", en: "English" } as const satisfies Record<Language, string>;
const BOTH = ["nl", "en"] as const;

const linkOf = (path: string | undefined) => (path === undefined ? null : ORIGIN + path);

/** Mails to our own team have no account to unsubscribe. */
const canBeStopped = (template: MailTemplate) => MAIL_KINDS[template].optional && !MAIL_KINDS[template].toTeam;

interface Mailed {
  template: MailTemplate;
  event?: Record<string, string | number>;
  outlook?: PayoutOutlook;
  button?: Record<Language, string>;
}

function written({ template, event, outlook = PAYOUT }: Mailed, language: Language) {
  const { data, path } = factsOf(language)[template];
  const page = `${ORIGIN}/account/unsubscribe?token=1.abc`;
  return compose({
    template,
    to: "petra@example.test",
    name: "Petra",
    origin: ORIGIN,
    replyTo: null,
    language,
    data: { ...data, ...event },
    outlook,
    deal: MAIL_KINDS[template].deal ? DEAL : null,
    link: linkOf(path),
    unsubscribe: canBeStopped(template) ? { post: `${ORIGIN}/api/email/unsubscribe/?token=1.abc`, page } : null,
    outbox: 1,
  });
}

export function MailStory(mailed: Mailed) {
  return (
    <main className="grid gap-8 p-4 sm:p-6">
      {BOTH.map((language) => (
        <Written key={language} mailed={mailed} language={language} />
      ))}
    </main>
  );
}

function Written({ mailed, language }: { mailed: Mailed; language: Language }) {
  const { subject, html, text } = written(mailed, language);
  return (
    <section className="grid gap-3" aria-label={LANGUAGES[language]}>
      <h2 className="text-lg" lang={language}>
        {subject}
      </h2>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <iframe
          className="h-150 w-full rounded-card border border-line"
          title={`The mail in ${LANGUAGES[language]}`}
          sandbox="allow-same-origin"
          srcDoc={html}
        />
        <pre
          className="rounded-card border border-line bg-card p-4 text-sm wrap-anywhere whitespace-pre-wrap"
          lang={language}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a text of its own inside the page, with a name
          role="article"
          aria-label={`Plain text in ${LANGUAGES[language]}`}
        >
          {text}
        </pre>
      </div>
    </section>
  );
}

export const isWritten =
  (template: MailTemplate, more: Omit<Mailed, "template"> = {}) =>
  async ({ canvas }: Pick<StoryContext, "canvas">) => {
    for (const language of BOTH) {
      const { data, path } = factsOf(language)[template];
      const { subject, text } = written({ template, ...more }, language);
      const { lines, button: usual } = MAILS[template][language];
      const button = more.button?.[language] ?? usual;
      for (const [, hole = ""] of [subject, ...lines].join(" ").matchAll(/\{(\w+)\}/g))
        await expect([...Object.keys(data), ...COMPOSED]).toContain(hole);
      await expect(text).not.toMatch(/undefined|NaN|\{\w+\}/);
      const frame = canvas.getByTitle<HTMLIFrameElement>(`The mail in ${LANGUAGES[language]}`);
      await waitFor(() =>
        expect(frame.contentDocument?.querySelector("h1")).toHaveTextContent(subject.replace(/\s+/g, " ")),
      );
      const mail = within(frame.contentDocument?.body as HTMLElement);
      const request = { nl: "meerwerk", en: "extra work" }[language];
      const composed = { request, button: BUTTON_OF_STOP.proposed[language] };
      if (button)
        await expect(mail.getByRole("link", { name: filled(button, composed) })).toHaveAttribute("href", linkOf(path));
      await expect(mail.queryAllByRole("link", { name: /Schrijf je uit|Unsubscribe/ })).toHaveLength(
        canBeStopped(template) ? 1 : 0,
      );
      const plain = canvas.getByRole("article", { name: `Plain text in ${LANGUAGES[language]}` });
      await expect(plain).toHaveTextContent(text.replace(/\s+/g, " ").trim());
      await expect(text).toContain(filled(lines.find((line) => !line.includes("{")) ?? "", data));
    }
  };
