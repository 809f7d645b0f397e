import { type Cents, centsOf, formatEuros } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { goesBack } from "~/domain/money/payment-deeds";
import { isPricePayment, pricePartOf } from "~/domain/money/price-part";
import { useTranslation } from "~/locales/use-translation";
import type { Parties } from "../deals/parties";
import { useLocale } from "../locale";

interface MovesAlongProps extends Parties {
  beside: readonly Payment[];
  earned: Cents | null;
  extraBack?: boolean;
  isOpen?: boolean;
  isOver?: boolean;
}

export function MovesAlong({
  beside,
  earned,
  extraBack = false,
  isOpen = true,
  isOver = false,
  ...parties
}: MovesAlongProps) {
  const { t } = useTranslation("disputes");
  const locale = useLocale();
  const isBack = (payment: Payment) => earned !== null && goesBack(pricePartOf(payment), earned, extraBack);
  if (earned !== null && earned > 0 && beside.some(isBack)) {
    return (
      <>
        <ExtraBack {...parties} extra={sumOf(beside.filter(isBack))} of={isOver ? "wentBack" : "goesBack"} />
        <MovesAlong
          {...parties}
          beside={beside.filter((payment) => !isBack(payment))}
          earned={earned}
          isOver={isOver}
        />
      </>
    );
  }
  if (beside.length === 0) return null;
  const what = beside.map((payment) => {
    const amount = formatEuros(centsOf(payment.amount), locale);
    if (isPricePayment(payment)) return t("beside.price", { amount });
    return t("beside.extra", { amount, description: payment.description ?? "" });
  });
  const moved = isOver ? ({ back: "wentBack", paid: "wasPaid" } as const) : ({ back: "back", paid: "paid" } as const);
  const way = earned === null ? (isOpen ? "rule" : "before") : moved[earned === 0 ? "back" : "paid"];
  const canChoose = earned === null && !beside.every(isPricePayment);
  return (
    <p>
      {t(`beside.${way}`, { what: what.join(", ") })} {canChoose && t("beside.choose")}
    </p>
  );
}

const sumOf = (payments: readonly Payment[]): Cents => payments.reduce((sum, { amount }) => sum + centsOf(amount), 0);

interface ExtraBackProps extends Parties {
  extra: Cents;
  of: "goesBack" | "wentBack" | "proposed";
}

export function ExtraBack({ role, other, extra, of }: ExtraBackProps) {
  const { t } = useTranslation("disputes");
  const values = { extra: formatEuros(extra, useLocale()), name: other.name };
  return <p>{t(role === "payer" ? `extra.${of}Own` : `extra.${of}`, values)}</p>;
}
