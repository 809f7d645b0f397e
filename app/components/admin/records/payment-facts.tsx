import { wordedEnd } from "~/domain/deals/deal-end";
import { keptFee } from "~/domain/money/kept-fee";
import { centsOf, formatMoney } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { paymentEnd } from "~/domain/money/payment-end";
import { isLost, isRefundFailed } from "~/domain/money/payment-life";
import { isSplit } from "~/domain/money/payment-status";
import { useTranslation } from "~/locales/use-translation";
import { timelineAddress } from "../../deals/timeline-address";
import { AdminLink } from "../admin-link";
import { AdminPerson } from "../admin-person";
import { Euros } from "./euros";
import { type Fact, Facts } from "./facts";
import { PaymentBadge } from "./payment-badge";

export function PaymentFacts({ payment }: { payment: Payment }) {
  const { t } = useTranslation(["adminPayment", "adminRecords"]);
  const { kind, job_id, job_title, deal, description, deal_end, deal_unanswered, payer, payee } = payment;
  const facts: Fact[] = [
    [t("adminRecords:payments.status"), <PaymentBadge key="status" payment={payment} />],
    [t("adminRecords:payments.kind"), t(`adminRecords:payments.kinds.${kind}`)],
    [
      t("job"),
      job_id && (
        <AdminLink key="job" to={`/admin/jobs/${job_id}`}>
          {job_title ?? t("adminRecords:payments.jobNumber", { id: job_id })}
        </AdminLink>
      ),
    ],
    [
      t("adminRecords:job.deal"),
      job_id && deal && (
        <AdminLink key="deal" to={timelineAddress(job_id, deal)}>
          {t("adminRecords:job.timeline")}
        </AdminLink>
      ),
    ],
    [t("adminRecords:job.dealEnd"), deal_end && t(`adminRecords:dealEnds.${wordedEnd(deal_end, deal_unanswered)}`)],
    [t("description"), description],
    [t("payer"), <AdminPerson key="payer" person={payer} />],
    [t("payee"), payee && <AdminPerson key="payee" person={payee} />],
  ];
  return <Facts title={t("about")} facts={facts.filter(([, value]) => Boolean(value))} />;
}

const AMOUNTS = [
  "amount",
  "platform_cost",
  "amount_with_platform_cost",
  "credits_used",
  "helper_fee",
  "helper_amount",
  "refunded_amount",
] as const satisfies readonly (keyof Payment)[];

/** After a full refund they still say what the helper would have had. */
const OF_HELPER: ReadonlySet<(typeof AMOUNTS)[number]> = new Set(["helper_fee", "helper_amount"]);

export function PaymentAmounts({ payment }: { payment: Payment }) {
  const { t } = useTranslation("adminPayment");
  const isGone = isLost(payment);
  const { back, before, bank, provider } = paymentEnd(payment);
  const amounts = { ...payment, refunded_amount: formatMoney(back) };
  const shown = AMOUNTS.filter((name) => centsOf(amounts[name]) !== 0 && !(isGone && OF_HELPER.has(name)));
  return (
    <Facts
      title={t("money")}
      facts={[
        ...shown.map((name) => [t(`amounts.${name}`), <Euros key={name} amount={amounts[name]} />] as const),
        ...(isRefundFailed(payment) && payment.refund_failed
          ? [[t("amounts.refundFailed"), <Euros key="failed" amount={payment.refund_failed.amount} />] as const]
          : []),
        ...(bank > 0 ? [[t("amounts.bank"), <Euros key="bank" amount={formatMoney(bank)} />] as const] : []),
        ...(before > 0 ? [[t("amounts.feeBack"), <Euros key="fee" amount={formatMoney(before)} />] as const] : []),
        ...(provider > 0
          ? [[t("amounts.provider"), <Euros key="provider" amount={formatMoney(provider)} />] as const]
          : []),
        ...(isSplit(payment)
          ? [[t("amounts.kept"), <Euros key="kept" amount={formatMoney(keptFee(payment, "payer"))} />] as const]
          : []),
      ]}
    />
  );
}
