import { describe, expect, it } from "vitest";
import { BID_STATUSES } from "~/domain/bid-life";
import { JOB_STATUSES } from "~/domain/job-status";
import { PAYMENT_STATUSES } from "~/domain/payment-life";
import { PAYOUT_STATUSES } from "~/domain/wallet";
import { fixedT } from "~/locales";
import en from "~/locales/en/terms";
import nl from "~/locales/nl/terms";
import { MAILS, type MailTemplate } from "../../workers/api/texts/mails";
import { notificationText } from "../../workers/api/texts/notifications";

type Told = Parameters<typeof notificationText>[0];

const FACTS = {
  name: "Petra",
  title: "Kraan",
  amount: "€ 60",
  again: false,
  bids: 1,
  step: "",
  span: "",
  reasons: "",
  rejection: "",
};

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
  const news = (type: Told) => Object.values(notificationText(type, FACTS, language)).join(" ");

  it("every status has one word, and no two of a life the same", () => {
    const lives = [
      [terms.job, [...JOB_STATUSES, "expired"]],
      [terms.bid, [...BID_STATUSES, "withdrawn", "cancelled", "expired", "deleted"]],
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

/** Without case, and whatever order a sentence puts them in: 'is niet gekozen', 'niet is gekozen'. */
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-zé]+/g) ?? [];
