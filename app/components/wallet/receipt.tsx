import { companyVat } from "~/brand-shown";
import type { UserPublic } from "~/domain/accounts/user";
import { keptFee } from "~/domain/money/kept-fee";
import { centsOf, formatSum } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import {
  isAsked,
  isCompensation,
  isLost,
  isPaid,
  isRefunded,
  isRefundFailed,
  isSettled,
  type sideOf,
} from "~/domain/money/payment-life";
import type { Returned } from "~/domain/money/returned-payment";
import { FEE_VAT_RATE, vatIn } from "~/domain/money/vat";
import { useTranslation } from "~/locales/use-translation";
import { Logo } from "../brand/logo";
import { formatLongDay } from "../format";
import { useLocale } from "../locale";
import { DayFact, Fact } from "../payments/fact";
import { PaymentBadge } from "../payments/payment-badge";
import { SumTable } from "../payments/sum-table";
import { Card } from "../ui/card";
import { Link } from "../ui/link";
import { receiptSum } from "./receipt-sum";

export type Traders = Record<"payer" | "payee", UserPublic["business_details"]>;

interface ReceiptProps {
  payment: Payment;
  traders: Traders;
  side: ReturnType<typeof sideOf>;
}

export function Receipt({ payment, traders, side }: ReceiptProps) {
  const { t } = useTranslation("receipts");
  const locale = useLocale();
  const { lines, total, after } = receiptSum(payment, side, { t, locale });
  return (
    <Card as="article" className="grid gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <span className="hidden print:block">
          <Logo />
        </span>
        <h2 className="text-lg">{t("number", { id: payment.id })}</h2>
        <PaymentBadge payment={payment} />
      </header>
      <Facts payment={payment} traders={traders} side={side} />
      <SumTable lines={lines} total={total} />
      {after.length > 0 && (
        <dl className="grid gap-1 text-sm text-ink-soft">
          {after.map(({ text, amount }) => (
            <div key={text} className="flex items-baseline justify-between gap-4">
              <dt>{text}</dt>
              <dd className="money">{amount}</dd>
            </div>
          ))}
        </dl>
      )}
      {payment.returned && <ReturnedBefore returned={payment.returned} />}
      <Statement payment={payment} side={side} />
      <FeeVat payment={payment} side={side} />
    </Card>
  );
}

/** Payments of the request on an earlier payment page: the sums above are without them. */
function ReturnedBefore({ returned }: { returned: readonly Returned[] }) {
  const { t } = useTranslation(["receipts", "wallet"]);
  const locale = useLocale();
  return (
    <ul className="grid gap-1 text-sm text-ink-soft">
      {returned.map(({ amount, at, on_hold }) => (
        <li key={`${at} ${amount}`}>
          <time dateTime={at}>{formatLongDay(at, locale)}</time>
          {`: ${t("wallet:history.refunded", { amount: formatSum(centsOf(amount), locale) })}. ${t(
            on_hold ? "returnedBefore.onHold" : "returnedBefore.page",
          )}`}
        </li>
      ))}
    </ul>
  );
}

function Facts({ payment, traders, side }: ReceiptProps) {
  const { t } = useTranslation("receipts");
  const { payer, payee, description, paid_at, released_at, refunded_at } = payment;
  return (
    <dl className="receipt-facts">
      {payment.kind !== "credits" && (
        <Fact term={t("job")}>
          {payment.job_id === null ? t("jobGone") : <Link to={`/task/${payment.job_id}`}>{payment.job_title}</Link>}
        </Fact>
      )}
      {description && <Fact term={t("for")}>{description}</Fact>}
      <Fact term={t("from")}>
        {payer.name}
        <Numbers trader={traders.payer} />
      </Fact>
      {payee && (
        <Fact term={t("to")}>
          {payee.name}
          <Numbers trader={traders.payee} />
        </Fact>
      )}
      <DayFact
        term={t(paid_at ? "paidOn" : isAsked(payment) ? "askedOn" : "begunOn")}
        at={paid_at ?? payment.created_at}
      />
      {payee && <DayFact term={t(isCompensation(payment) ? "compensatedOn" : "releasedOn")} at={released_at} />}
      {/* The payee is not told of a refund that failed. */}
      {!isRefundFailed(payment) && (
        <DayFact term={side === "payer" ? t("refundedOn") : t("backTo", { name: payer.name })} at={refunded_at} />
      )}
    </dl>
  );
}

function Numbers({ trader }: { trader: Traders["payer"] }) {
  const { t } = useTranslation("business");
  if (!trader) return null;
  return <span className="block text-sm font-normal text-ink-soft">{t("seen.identity", trader)}</span>;
}

const STATEMENTS = {
  bid: "held",
  request: "held",
  credits: "credits",
  tip: "tip",
} as const satisfies Record<Payment["kind"], string>;

function statementOf({ kind, status }: Payment) {
  if (isSettled(status)) return "settled";
  return kind === "tip" && isRefunded(status) ? "tipRefunded" : STATEMENTS[kind];
}

function closingOf(payment: Payment, side: ReturnType<typeof sideOf>) {
  if (side === "payer") return "payer";
  if (isLost(payment)) return "payeeNothing";
  return payment.released_at || isSettled(payment.status) ? "payee" : "payeeHeld";
}

function Statement({ payment, side }: Pick<ReceiptProps, "payment" | "side">) {
  const { t } = useTranslation("receipts");
  const names = { payer: payment.payer.name, payee: payment.payee?.name ?? "" };
  if (!isPaid(payment.status)) return null;
  const closing = closingOf(payment, side);
  return (
    <p className="text-sm text-ink-soft">
      {t(`statement.${statementOf(payment)}`, names)} {/* On the screen the note says it. */}
      {closing === "payeeNothing" && <span className="hidden print:inline">{t("statement.nothing", names)} </span>}
      {t(`statement.${closing}`, names)}
    </p>
  );
}

function FeeVat({ payment, side }: Pick<ReceiptProps, "payment" | "side">) {
  const { t } = useTranslation("receipts");
  const locale = useLocale();
  const number = companyVat(locale);
  const fee = keptFee(payment, side);
  if (number === "" || fee === 0) return null;
  const vat = formatSum(vatIn(fee, FEE_VAT_RATE), locale);
  return <p className="text-sm text-ink-soft">{t("feeVat", { vat, rate: FEE_VAT_RATE, number })}</p>;
}
