import type { TFunction } from "i18next";
import { formatMoney } from "~/domain/money/money";
import { earnedOf, isCompensation } from "~/domain/money/payment-life";
import { isForPrice } from "~/domain/money/payment-request";
import { type Earnings, vatSum } from "~/domain/money/wallet";
import { dayInAmsterdam } from "~/domain/values/calendar";
import { csvAmount, csvOf } from "~/domain/values/csv";
import type { Language } from "~/domain/values/language";

/** In Dutch, as a Dutch Excel reads it. */
export function yearFile(earnings: Earnings, t: TFunction<"receipts">, locale: Language): string {
  const format = locale === "nl" ? "excel" : "csv";
  const money = (amount: string) => csvAmount(amount, format);
  const { vat } = earnings;
  const heads = [
    "day",
    "payment",
    "job",
    "payer",
    "kind",
    "gross",
    "fees",
    "net",
    ...(vat ? ["vat" as const] : []),
  ] as const;
  const vatOfPayment = new Map(vat?.map((one) => [one.payment, one.vat]));
  const rows = earnings.payments.map((payment) => [
    payment.released_at && dayInAmsterdam(Date.parse(payment.released_at)),
    payment.id,
    payment.job_title ?? t("jobGone"),
    payment.payer.name,
    t(`part.${isCompensation(payment) ? "compensation" : isForPrice(payment) ? "again" : payment.kind}`),
    money(formatMoney(earnedOf(payment))),
    money(payment.helper_fee),
    money(payment.helper_amount),
    ...(vat ? [money(vatOfPayment.get(payment.id) ?? "0.00")] : []),
  ]);
  const { gross, fees, net } = earnings;
  const total = [
    t("year.file.total"),
    null,
    null,
    null,
    null,
    money(gross),
    money(fees),
    money(net),
    ...(vat ? [money(formatMoney(vatSum(vat)))] : []),
  ];
  return csvOf([heads.map((head) => t(`year.file.${head}`)), ...rows, total], format);
}
