import type { NotificationFacts } from "~/content/notification-text";
import { type EventType, NOTIFICATIONS, OPEN_PRICE, REMOTE, UNKNOWN } from "~/content/notifications";
import { NAMELESS_USER } from "~/content/people";
import { centsOf, formatEuros } from "~/domain/money/money";
import type { NotificationType } from "~/domain/notifications/notification";
import type { Language } from "~/domain/values/language";
import { isolated } from "~/domain/values/unseen";
import { chargebackWords } from "./chargeback-words";
import { asText, type DealWords, dealEndWords, disputeWords, teamWords } from "./deal-words";
import { otherAmountWords } from "./other-amount-words";
import { type EventData, failedNext, refundNext, refundReason, untilOf } from "./refund-words";
import { outcomeText } from "./report-words";
import { requestWord } from "./request-word";
import { stopWords } from "./stop-words";

interface StoredFacts
  extends Pick<NotificationFacts, "title" | "amount" | "bids" | "span" | "reasons" | "message" | "rejection"> {
  name: string;
  again: boolean;
  step: string;
  data: EventData;
}

const REFUND_STEPS: Record<string, string | undefined> = {
  tip: "tip",
  elsewhere_payee: "payee",
  elsewhere_part: "part",
  elsewhere_tip: "part",
  elsewhere_tip_payee: "part_payee",
  elsewhere_credits: "part",
  elsewhere_part_payee: "part_payee",
};

const WORK_STEPS = ["unpaid", "paused", "direct", "direct_ahead", "held_ahead"] as const;

function workStep(again: boolean, data: EventData): string {
  if (again) return data.held_stopped === 1 ? "again_stopped" : data.direct === 1 ? "again_direct" : "again";
  return WORK_STEPS.find((step) => data[step] === 1) ?? "";
}

function stepOf(type: NotificationType, { step, again, bids, data }: StoredFacts): string {
  if (type === "job_changed" && step === "reopened" && data.closed === 1) return "was_reopened";
  if (type === "nudge") return bids > 1 ? "several" : "";
  if (type === "work_done") return workStep(again, data);
  if (type === "hold_ends") return String(data.role);
  if (type === "payment_refunded") return REFUND_STEPS[String(data.cause)] ?? "";
  return step;
}

const textOf = (words: DealWords): [title: string, text: string] => [words.title, asText(words)];

type Words = (facts: NotificationFacts & StoredFacts, language: Language) => [title: string, text: string];

const EVENT_WORDS: Record<EventType, Words> = {
  deal_ended: ({ data }, language) => textOf(dealEndWords(data, language)),
  dispute: ({ data }, language) => textOf(disputeWords(data, language)),
  stop_proposal: ({ data }, language) => textOf(stopWords(data, language)),
  payment_decision: ({ data }, language) => textOf(teamWords(data, language)),
  chargeback: ({ job, amount, step, data }, language) =>
    chargebackWords(
      {
        job,
        name: isolated(String(data.name ?? "")),
        amount,
        step,
        kind: String(data.kind ?? ""),
        byCard: data.by_card === 1,
        done: data.done === 1,
        gone: data.gone === 1,
        until: untilOf(data, language),
      },
      language,
    ),
  other_amount: ({ job, amount, step, data }, language) =>
    otherAmountWords({ job, asked: amount, step, data }, language),
};

const isEvent = (type: NotificationType): type is EventType => Object.hasOwn(EVENT_WORDS, type);

function wordsOf(type: NotificationType, stored: StoredFacts): Words {
  if (isEvent(type)) return EVENT_WORDS[type];
  const { steps = {}, ...otherwise } = NOTIFICATIONS[type];
  const step = stepOf(type, stored);
  const words = (Object.hasOwn(steps, step) ? steps[step] : undefined) ?? otherwise;
  return (facts, language) => words[language](facts);
}

/** `€ 45, Utrecht`. Empty for older rows. */
function offerIn({ price, town }: EventData, language: Language): string {
  if (price === undefined) return "";
  const asked = price === "TBD" ? OPEN_PRICE[language] : formatEuros(centsOf(String(price)), language);
  return [asked, town ? isolated(String(town)) : REMOTE[language]].join(", ");
}

export function notificationText(
  type: NotificationType,
  stored: StoredFacts,
  language: Language,
): { title: string; text: string } {
  const { name, data } = stored;
  const facts = {
    ...stored,
    ...requestWord(data, language),
    job: stored.title === "" ? UNKNOWN.job[language] : `‘${isolated(stored.title)}’`,
    someone: isolated(name) || NAMELESS_USER[language],
    until: untilOf(data, language),
    at: untilOf({ until: data.at }, language),
    lapsed: data.lapsed === undefined ? "" : formatEuros(centsOf(String(data.lapsed)), language),
    refundReason: refundReason(data, language),
    refundNext: refundNext(data, language),
    failedNext: failedNext(data, language),
    outcome: outcomeText(stored.step, language),
    offer: offerIn(data, language),
  };
  const [title, text] = wordsOf(type, stored)(facts, language);
  return { title, text };
}
