import type { DealEndSummary } from "~/domain/deals/deal-end-summary";
import { centsOf, formatEuros } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { receiptAddress } from "./receipt-address";

export function useDealReceipts({ payment, extra_payments: extras = [] }: DealEndSummary) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  const price = payment && {
    to: receiptAddress(payment),
    text: t(extras.length > 0 ? "ended.receiptBid" : "ended.receipt"),
  };
  const others = extras.map(({ id, amount }) => ({
    to: receiptAddress(id),
    text: t("ended.receiptExtra", { amount: formatEuros(centsOf(amount), locale) }),
  }));
  return price ? [price, ...others] : others;
}
