import { withdrawalSubject } from "~/domain/money/deal-money";
import { centsOf, formatEuros } from "~/domain/money/money";
import type { Payment } from "~/domain/money/payment";
import { isHeld, isRefunded } from "~/domain/money/payment-life";
import { useTranslation } from "~/locales/use-translation";
import { formatLongDay } from "../format";
import { useLocale } from "../locale";

export function useWithdrawalText(reader: "payer" | "payee") {
  const { t } = useTranslation("withdrawal");
  const locale = useLocale();
  return (payment: Pick<Payment, "withdrawn" | "kind" | "payer" | "payee" | "status">): string => {
    const { withdrawn, payer, status } = payment;
    if (!withdrawn) return "";
    const { at, answer, effect } = withdrawn;
    const own = reader === "payer";
    const isOfService = effect === "answered" && withdrawalSubject(payment) === "service";
    const was = t(own ? "was" : isOfService ? "wasOtherService" : "wasOther", {
      at: formatLongDay(at, locale),
      name: payer.name,
    });
    if (!answer) return effect === "answered" && isRefunded(status) ? `${was} ${t("allBack")}` : was;
    const said = answer.granted ? (answer.fee ? "grantedFee" : "granted") : "rejected";
    const facts = { at: formatLongDay(answer.at, locale), fee: formatEuros(centsOf(answer.fee ?? "0.00"), locale) };
    const answered = own ? t(said, facts) : t(answer.granted ? "grantedOther" : "rejectedOther", facts);
    return [was, answered, answer.granted && isHeld(status) && t(own ? "dealGoesOn" : "dealGoesOnOther")]
      .filter(Boolean)
      .join(" ");
  };
}
