import { centsOf, formatEuros } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { isHeld } from "~/domain/money/payment-life";
import { useTranslation } from "~/locales/use-translation";
import { formatLongDay } from "../format";
import { useLocale } from "../locale";

/** Says who withdrew and what our team answered, to the payer or to the helper. */
export function useWithdrawalText(reader: "payer" | "payee") {
  const { t } = useTranslation("withdrawal");
  const locale = useLocale();
  return ({ withdrawn, payer, status }: Pick<Payment, "withdrawn" | "payer" | "status">): string => {
    if (!withdrawn) return "";
    const { at, answer } = withdrawn;
    const own = reader === "payer";
    const was = t(own ? "was" : "wasOther", { at: formatLongDay(at, locale), name: payer.name });
    if (!answer) return was;
    const said = answer.granted ? (answer.fee ? "grantedFee" : "granted") : "rejected";
    const facts = { at: formatLongDay(answer.at, locale), fee: formatEuros(centsOf(answer.fee ?? "0.00"), locale) };
    const answered = own ? t(said, facts) : t(answer.granted ? "grantedOther" : "rejectedOther", facts);
    return [was, answered, answer.granted && isHeld(status) && t(own ? "dealGoesOn" : "dealGoesOnOther")]
      .filter(Boolean)
      .join(" ");
  };
}
