import type { TFunction } from "i18next";
import { backParts } from "~/domain/money/back-parts";
import { isKeptByPayer, isWon, standingOf } from "~/domain/money/chargeback-life";
import { type Cents, centsOf, formatSum } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { paymentEnd } from "~/domain/money/payment-end";
import {
  earnedOf,
  isAsked,
  isCompensation,
  isHeld,
  isLost,
  isPaid,
  isRefundFailed,
  isSettled,
  isUnpaid,
  type sideOf,
} from "~/domain/money/payment-life";
import { isForPrice } from "~/domain/money/payment-request";
import { isSplit } from "~/domain/money/payment-status";
import type { Locale } from "../format";

interface Line {
  text: string;
  amount: string;
}

interface Sum {
  lines: Line[];
  total: Line;
  after: Line[];
}

interface Words {
  t: TFunction<"receipts">;
  locale: Locale;
}

export const receiptSum = (payment: Payment, side: ReturnType<typeof sideOf>, words: Words): Sum =>
  side === "payer" ? paidSum(payment, words) : receivedSum(payment, words);

const lineIn =
  ({ locale }: Words) =>
  (text: string, cents: Cents): Line => ({
    text,
    amount: formatSum(cents, locale),
  });

const nonZero = (lines: readonly [text: string, cents: Cents][], words: Words): Line[] =>
  lines.filter(([, cents]) => cents !== 0).map(([text, cents]) => lineIn(words)(text, cents));

const partOf = (payment: Payment, { t }: Words) =>
  t(`part.${isSettled(payment.status) ? "settled" : isForPrice(payment) ? "again" : payment.kind}`);

const totalWord = (payment: Payment) => {
  if (isAsked(payment)) return "toPay";
  return isUnpaid(payment.status) ? "notPaid" : "total";
};

function wayLines(payment: Payment, { t }: Words): [text: string, cents: Cents][] {
  const back = backParts(payment);
  return back && back.credit > 0
    ? [
        [t("toCard"), back.card],
        [t("toCredit"), back.credit],
      ]
    : [];
}

function paidSum(payment: Payment, words: Words): Sum {
  const { t } = words;
  const credits = centsOf(payment.credits_used);
  const { back, before, bank, provider, earned, fee } = paymentEnd(payment);
  const isDivided = isSplit(payment);
  return {
    lines: nonZero(
      [
        [partOf(payment, words), centsOf(payment.amount)],
        [t("platformCost"), centsOf(payment.platform_cost)],
      ],
      words,
    ),
    total: lineIn(words)(t(totalWord(payment)), centsOf(payment.amount_with_platform_cost)),
    after: nonZero(
      [
        [t("withCredits"), credits],
        [t("atProvider"), credits === 0 ? 0 : centsOf(payment.to_pay)],
        [t(isRefundFailed(payment) ? "refundFailed" : "refunded"), back],
        ...wayLines(payment, words),
        [t("backByBank"), bank],
        [t("feeBack"), before],
        [t("backAtProvider"), provider],
        [t("earned"), isDivided ? earned : 0],
        [t("earnedFee"), isDivided ? fee : 0],
        [t("compensation"), isCompensation(payment) ? centsOf(payment.helper_amount) : 0],
      ],
      words,
    ),
  };
}

/** The line is also on paper, where "you" names nobody. */
const payeeOf = ({ payee }: Payment) => ({ name: payee?.name ?? "" });

function nothingSum(payment: Payment, words: Words): Sum {
  const { t } = words;
  const bid = centsOf(payment.amount);
  return {
    lines: nonZero(
      [
        [partOf(payment, words), bid],
        [t(isUnpaid(payment.status) ? "notPaid" : "backTo", { name: payment.payer.name }), -bid],
      ],
      words,
    ),
    total: lineIn(words)(t("net.done", payeeOf(payment)), 0),
    after: [],
  };
}

function netOf(payment: Payment) {
  const { released_at, status } = payment;
  if (takenBackOf(payment) > 0) return "credited";
  if (released_at || isSettled(status)) return "done";
  if (!isPaid(status)) return "payee";
  return isHeld(standingOf(payment)) && !payment.absence && !payment.job_disputed ? "held" : "undecided";
}

function receivedSum(payment: Payment, words: Words): Sum {
  if (isLost(payment)) return nothingSum(payment, words);
  const { t, locale } = words;
  const taken = takenBackOf(payment);
  if (taken > 0 && isKeptByPayer(payment)) return takenSum(payment, taken, words);
  const earned = earnedOf(payment);
  const isWhole = earned === centsOf(payment.amount);
  const amount = formatSum(centsOf(payment.amount), locale);
  const part = isCompensation(payment) ? t("part.compensation") : t("part.earned", { amount });
  return {
    lines: nonZero(
      [
        [isWhole ? partOf(payment, words) : part, earned],
        [t("helperFee"), -centsOf(payment.helper_fee)],
      ],
      words,
    ),
    total: lineIn(words)(t(`net.${netOf(payment)}`, payeeOf(payment)), centsOf(payment.helper_amount)),
    after: nonZero([[t("takenBack.open"), taken]], words),
  };
}

/** A bank takes it from the balance after the release. A loss also lowers `helper_amount`. */
function takenBackOf({ chargeback, released_at }: Pick<Payment, "chargeback" | "released_at">): Cents {
  if (!chargeback || released_at === null || isWon(chargeback.status)) return 0;
  return centsOf(chargeback.from_balance);
}

function takenSum(payment: Payment, taken: Cents, words: Words): Sum {
  const { t } = words;
  const kept = centsOf(payment.helper_amount);
  return {
    lines: nonZero(
      [
        [t("net.credited"), kept + taken],
        [t("takenBack.lost"), -taken],
      ],
      words,
    ),
    total: lineIn(words)(t("net.kept", payeeOf(payment)), kept),
    after: [],
  };
}
