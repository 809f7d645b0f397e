import { type Cents, feeOf } from "~/domain/money";
import { useTranslation } from "~/locales/use-translation";
import { formatPrice } from "../format";
import { useLocale } from "../locale";
import type { PaymentTerms } from "../payments/terms";
import { Icon } from "../ui/icon";

/** What is left of a bid for the helper. */
export function FeeNote({ terms, bid, example }: { terms: PaymentTerms; bid: Cents | null; example: Cents }) {
  const { t } = useTranslation("bids");
  const locale = useLocale();
  const { percent } = terms;
  const left = (cents: Cents) => formatPrice(cents - feeOf(cents), locale);
  const text = () => {
    if (terms.mode === "direct") return t("form.direct");
    if (bid !== null) return t("form.receive", { amount: left(bid), percent });
    return t("form.receiveRule", { percent, bid: formatPrice(example, locale), amount: left(example) });
  };
  return (
    <p className="flex gap-2.5 rounded-control bg-action-tint px-4 py-3 text-sm">
      <Icon name="wallet" className="mt-0.5 text-action" />
      <span
        aria-live="polite"
        data-earnings={terms.mode === "direct" ? undefined : t("form.receive", { amount: "{amount}", percent })}
      >
        {text()}
      </span>
    </p>
  );
}
