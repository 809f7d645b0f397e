import type { DealMoney } from "~/domain/money/deal-money";
import { useTranslation } from "~/locales/use-translation";
import { ButtonLink } from "../ui/button-link";
import { disputeAddress } from "./dispute-address";
import type { Parties } from "./parties";
import { receiptAddress } from "./receipt-address";

interface RequestOnHoldProps extends Parties {
  onHold: Pick<DealMoney, "disputed" | "chargedBack">;
}

/** Why the request cannot be paid now, and where that is resolved. */
export function RequestOnHold({ role, other: { name }, onHold: { disputed, chargedBack } }: RequestOnHoldProps) {
  const { t } = useTranslation("extraWork");
  return (
    <>
      <p>
        {t(chargedBack === null ? "onHold.dispute" : "onHold.bank")} {t(`onHold.${role}`, { name })}
      </p>
      {chargedBack !== null && <ButtonLink to={receiptAddress(chargedBack)}>{t("onHold.payment")}</ButtonLink>}
      {chargedBack === null && disputed !== null && (
        <ButtonLink to={disputeAddress(disputed)}>{t("state.dispute")}</ButtonLink>
      )}
    </>
  );
}
