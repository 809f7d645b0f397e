import type { ReactNode } from "react";
import { isChargedBack } from "~/domain/money/chargeback-life";
import { type Cents, formatEuros } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { isPaused, sideOf } from "~/domain/money/payment-life";
import type { PaymentStatus } from "~/domain/money/payment-status";
import { useTranslation } from "~/locales/use-translation";
import { disputeAddress } from "../deals/dispute-address";
import { useLocale } from "../locale";
import { Alert } from "../ui/alert";
import { Link } from "../ui/link";

export interface OpenMoney {
  payments: Payment[];
  balance: Cents;
  credits: Cents;
  pending: Cents;
  owed: Cents;
  withdrawals: number;
}

export const standsInTheWay = ({ payments, balance, credits, pending, owed, withdrawals }: OpenMoney): boolean =>
  payments.length + withdrawals > 0 || balance + credits + pending + owed > 0;

interface MoneyOpenProps {
  viewer: { id: number | null };
  money: OpenMoney;
  refused: boolean;
}

export function MoneyOpen({ viewer, money, refused }: MoneyOpenProps) {
  const { t } = useTranslation("security");
  const locale = useLocale();
  const { payments, balance, credits, pending, owed, withdrawals } = money;
  return (
    <Alert tone={refused ? "error" : "warning"} live={refused} title={t("removal.moneyOpen")}>
      <div className="grid gap-3">
        <p>{t("removal.blocked")}</p>
        <ul className="grid list-disc gap-2 ps-5">
          {payments.map((payment) => (
            <PaymentLine key={payment.id} payment={payment} viewer={viewer} />
          ))}
          {pending > 0 && (
            <Line to="/wallet" link={t("removal.wallet")}>
              {t("removal.pending", { amount: formatEuros(pending, locale) })}
            </Line>
          )}
          {owed > 0 && (
            <Line to="/wallet" link={t("removal.wallet")}>
              {t("removal.owed", { amount: formatEuros(owed, locale) })}
            </Line>
          )}
          {withdrawals > 0 && (
            <Line to="/wallet" link={t("removal.wallet")}>
              {t("removal.withdrawals")}
            </Line>
          )}
          {credits > 0 && (
            <Line to="/herroepen" link={t("removal.withdraw")}>
              {t("removal.credits", { amount: formatEuros(credits, locale) })}
            </Line>
          )}
          {(balance > 0 || !standsInTheWay(money)) && (
            <Line to="/wallet" link={t("removal.wallet")}>
              {balance > 0 ? t("removal.balance", { amount: formatEuros(balance, locale) }) : t("removal.elsewhere")}
            </Line>
          )}
        </ul>
      </div>
    </Alert>
  );
}

const STATES: Partial<Record<PaymentStatus, "disputed" | "held">> = { disputed: "disputed", held: "held" };

/** While our team, a bank or a report stops a held payment, its two can neither approve nor cancel. */
function stateOf(payment: Payment) {
  const state = STATES[payment.status] ?? "processing";
  if (state !== "held") return state;
  if (isChargedBack(payment)) return "chargedBack";
  if (isPaused(payment)) return "paused";
  return payment.absence ? "absence" : state;
}

function addressOf(payment: Payment, side: "payer" | "payee") {
  const { id, chat_uri, job_id } = payment;
  const state = stateOf(payment);
  if (state === "disputed") return { to: disputeAddress(id), link: "toDispute" } as const;
  if (state === "held" && side === "payee" && job_id && !payment.job_done_at)
    return { to: `/task/${job_id}/bod`, link: "toWithdraw" } as const;
  if (state === "held" && chat_uri) return { to: `/messages/${chat_uri}`, link: "toChat" } as const;
  return { to: `/wallet/betaling/${id}`, link: "toPayment" } as const;
}

const heldWords = (side: "payer" | "payee", { job_done_at }: Payment) =>
  side === "payee" && job_done_at ? "payeeDone" : side;

function PaymentLine({ payment, viewer }: { payment: Payment; viewer: { id: number | null } }) {
  const { t } = useTranslation("security");
  const { job_title } = payment;
  const side = sideOf(payment, viewer);
  const { to, link } = addressOf(payment, side);
  const name = (side === "payer" ? payment.payee : payment.payer)?.name ?? "";
  const state = stateOf(payment);
  return (
    <Line to={to} link={t(`removal.${link}`)}>
      {job_title === null
        ? t("removal.topUp")
        : t(`removal.open.${state === "held" ? heldWords(side, payment) : state}`, { title: job_title, name })}
    </Line>
  );
}

function Line({ to, link, children }: { to: string; link: string; children: ReactNode }) {
  return (
    <li>
      {children}{" "}
      <Link className="text-link" to={to}>
        {link}
      </Link>
    </li>
  );
}
