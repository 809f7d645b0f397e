import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FIELD_MESSAGES } from "~/api/field-messages";
import { CODES } from "~/api/messages";
import { MAILS, type MailTemplate } from "~/content/mails";
import { BID_STATUSES } from "~/domain/deals/bid-life";
import { JOB_STATUSES } from "~/domain/jobs/job-status";
import { PAYMENT_STATUSES } from "~/domain/money/payment-status";
import { PAYOUT_STATUSES } from "~/domain/money/payout-life";
import { NOTIFICATION_TYPES } from "~/domain/notifications/notification";
import { fixedT } from "~/locales";
import en from "~/locales/en/statuses";
import nl from "~/locales/nl/statuses";
import { notificationText } from "../../workers/api/notices/notification-text";

type NotificationInput = Parameters<typeof notificationText>[0];

const FACTS = {
  name: "Petra",
  title: "Kraan",
  amount: "€ 60",
  again: false,
  bids: 1,
  step: "",
  message: "",
  span: "",
  reasons: "",
  rejection: "",
  data: {},
};

const ENDS_OF_BIDS = ["expired", "deleted", "taken_down", "removed", "unchosen", "reopened"] as const;
const WAITS_OF_BIDS = ["yours", "paying", "reserved", "blocked", "owner_suspended", "helper_suspended"] as const;

describe.each(["nl", "en"] as const)("in %s", (language) => {
  const terms = { nl, en }[language];
  const [bids, jobs, messages, payments] = [
    fixedT(language, "bids"),
    fixedT(language, "jobs"),
    fixedT(language, "messages"),
    fixedT(language, "payments"),
  ];
  const mail = (template: MailTemplate) => {
    const { subject, lines } = MAILS[template][language];
    return [subject, ...lines].join(" ");
  };
  const news = (type: NotificationInput) => Object.values(notificationText(type, FACTS, language)).join(" ");

  it("every status has one word, and no two of a life the same", () => {
    const lives = [
      [terms.job, [...JOB_STATUSES, "expired", "taken_down", "stopped"]],
      [terms.bid, [...BID_STATUSES, ...ENDS_OF_BIDS, ...WAITS_OF_BIDS]],
      [terms.payment, PAYMENT_STATUSES],
      [terms.payout, PAYOUT_STATUSES],
    ] as const;
    for (const [words, statuses] of lives) {
      expect(Object.keys(words).toSorted()).toEqual([...statuses].toSorted());
      expect(new Set(Object.values(words)).size).toBe(statuses.length);
    }
  });

  it.each([
    ["a job", terms.job.reserved, [jobs("job.statusText.reserved"), jobs("action.reserve.flash")]],
    [
      "a job",
      terms.job.solved,
      [
        jobs("job.statusText.solved"),
        jobs("action.solve.flash"),
        messages("next.solved"),
        mail("review_request"),
        news("review_request"),
        news("payment_held"),
      ],
    ],
    ["a job", terms.job.deleted, [jobs("job.statusText.deleted"), jobs("job.gone.title"), jobs("action.delete.flash")]],
    ["a bid", terms.bid.accepted, [mail("bid_accepted"), news("bid_accepted"), payments("accept.already.accepted")]],
    [
      "a bid",
      terms.bid.rejected,
      [
        mail("bid_rejected"),
        news("bid_rejected"),
        payments("accept.already.rejected"),
        messages("notice.bidderRejectedTitle"),
        messages("notice.ownerRejectedTitle"),
        bids("reject.text"),
      ],
    ],
    ["a payment", terms.payment.held, [mail("receipt"), news("payment_held"), payments("back.success.held")]],
    ["a payment", terms.payment.released, [news("payment_released")]],
    ["a payment", terms.payment.refunded, [news("payment_refunded")]],
    ["a payment", terms.payment.processing, [payments("back.success.processingTitle")]],
    ["a payment", terms.payment.cancelled, [payments("back.cancel.title")]],
    ["a payout", terms.payout.paid, [news("payout_paid")]],
    ["a payout", terms.payout.failed, [news("payout_failed")]],
  ])("%s is %s in mails, news and pages alike", (_, word, told) => {
    for (const text of told) expect(wordsIn(text)).toEqual(expect.arrayContaining(wordsIn(word)));
  });
});

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-zé]+/g) ?? [];

const FORBIDDEN = {
  nl: [
    [/\b(?:staat|staan|stond) (?:\S+ ){0,3}vast\b|vaststa/i, "in bewaring"],
    [/teruggestort|teruggegeven/i, "terugbetaald"],
    [/platformkosten/i, "servicekosten"],
    [/\bgesprek(?:ken)?\b/i, "chat"],
    [/opdrachtgever/i, "plaatser"],
    [/\bhelpers?\b|\bbuurklussers?\b/, "klusser"],
    [/aangenomen bod|aangenomen biedingen|afgewezen bod/i, "geaccepteerd, niet gekozen"],
    [/afspraak (?:vervalt|is voorbij|annuleren|is geannuleerd)|annuleer de afspraak/i, "deal"],
    [/\b(?:dit|een|ander) moment (?:voor|af|afspreken|staat|kwam)\b/i, "tijd"],
    [/betaalpartner/i, "betaaldienst"],
    [/extra kosten/i, "meerwerk"],
    [/\baccount\b[^.]* (?:gesloten|geblokkeerd|opgeheven)\b|account sluiten/i, "geschorst, verwijderd"],
    [/identiteit (?:nog niet )?gecontroleerd/i, "geverifieerd"],
    [/\breviews?\b/i, "beoordeling"],
    [/verstuur melding|(?<!misbruik)meldingen en besluiten|sluit de melding/i, "misbruikmelding"],
    [/klaar (?:\S+ )?gemeld|klaar meldde|gemeld dat (?:\S+ ){0,3}klaar\b/i, "Werk is klaar"],
    [/moderatie(?:tafel)?\b(?!")/i, "ons team"],
    [/\bseintje\b/i, "melding"],
  ],
  en: [
    [/platform fee/i, "service fee"],
    [/person who (?:posts|posted)|whoever posted|\brequester|\bplacer/i, "client"],
    [/\bbids?\b|\bbidding\b/i, "offer"],
    [/\bconversations?\b/i, "chat"],
    [/payment partner/i, "payment provider"],
    [/private person/i, "private individual"],
    [/extra costs/i, "extra work"],
    [/\bcredits\b/i, "credit"],
    [/\bKYC\b/, "verification"],
    [/\baccount (?:was|has been|is) closed|closed (?:your|\S+’s) account/i, "suspended"],
    [/identity (?:not )?checked/i, "verified"],
    [/\bremove (?:this |your )?job\b|job (?:was|has been) removed/i, "deleted"],
    [/up to and including|\bwhom\b|need not|somebody|of yours\b/i, "(not written English)"],
  ],
} as const;

const GIVEN = new Set<string>([
  ...Object.values(CODES).flatMap(({ nl, en }) => [nl, en]),
  ...Object.values(FIELD_MESSAGES).flatMap(({ nl, en }) => [nl, en]),
  "KYC Verification Submitted",
  "KYC Verification Refreshed",
  "Moderatie",
]);

const quoted = (file: string): string[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => !/^(?:import|\s*(?:\/\/|\/?\*))/.test(line))
    .flatMap((line) =>
      [...line.matchAll(/"((?:[^"\\]|\\.)*)"|`([^`]*)`/g)].map(([, plain, made]) => plain ?? made ?? ""),
    )
    .filter((text) => / |^\p{Lu}/u.test(text));

function textsIn(language: "nl" | "en"): string[] {
  const files = globSync([
    `app/locales/${language}/*.ts`,
    `app/content/${language}/*.ts`,
    `app/content/*/${language}.ts`,
    `app/content/legal/*/${language}.ts`,
  ]);
  const mails = Object.values(MAILS).flatMap((kind) => {
    const { subject, lines, button = "" } = kind[language];
    return [subject, ...lines, button];
  });
  const news = NOTIFICATION_TYPES.flatMap((type) => Object.values(notificationText(type, FACTS, language)));
  return [...files.flatMap(quoted), ...mails, ...news]
    .filter((text) => !GIVEN.has(text))
    .map((text) => text.replace(/\$?\{+[^}]*\}+/g, "…"));
}

it.each(["nl", "en"] as const)(
  "there is one word for each concept, in pages, articles, mails and news (%s)",
  (language) => {
    const texts = textsIn(language);
    const found = FORBIDDEN[language].flatMap(([wrong, right]) =>
      texts.filter((text) => wrong.test(text)).map((text) => `${right}: ${text}`),
    );
    expect(found).toEqual([]);
  },
);
