import { type Cents, FEE_PERCENT, feeOf, formatEuros } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import type { PaymentTerms } from "../payments/payment-terms";
import { Icon } from "../ui/icon";

/** Mentions the amount of the bid: without JavaScript the note does not follow typing. */
export function FeeNote({ terms, bid }: { terms: PaymentTerms; bid: Cents }) {
  const { t } = useTranslation("bids");
  const locale = useLocale();
  const { percent } = terms;
  const text =
    terms.mode === "direct"
      ? t("form.direct")
      : t("form.receiveRule", {
          percent,
          bid: formatEuros(bid, locale),
          amount: formatEuros(bid - feeOf(bid, FEE_PERCENT), locale),
        });
  return (
    <p className="flex gap-2.5 rounded-control bg-action-tint px-4 py-3 text-sm">
      <Icon name="wallet" className="mt-0.5 text-action" />
      <span
        aria-live="polite"
        data-earnings={terms.mode === "direct" ? undefined : t("form.receive", { amount: "{amount}", percent })}
      >
        {text}
      </span>
    </p>
  );
}
