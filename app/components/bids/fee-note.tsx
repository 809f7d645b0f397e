import { type Cents, FEE_PERCENT, feeOf, formatEuros } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import type { PaymentTerms } from "../payments/payment-terms";
import { Icon } from "../ui/icon";

interface FeeNoteProps {
  terms: PaymentTerms;
  bid: Cents;
  isBusiness?: boolean | undefined;
}

/** Mentions the amount of the bid: without JavaScript the note does not follow typing. */
export function FeeNote({ terms, bid, isBusiness = false }: FeeNoteProps) {
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
      <span className="grid gap-1">
        <span
          aria-live="polite"
          data-earnings={terms.mode === "direct" ? undefined : t("form.receive", { amount: "{amount}", percent })}
        >
          {text}
        </span>
        {isBusiness && <span>{t("form.vat")}</span>}
      </span>
    </p>
  );
}
