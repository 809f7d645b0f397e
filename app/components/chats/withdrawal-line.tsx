import type { WithdrawalSubject } from "~/domain/money/deal-money";
import { useTranslation } from "~/locales/use-translation";
import { receiptAddress } from "../deals/receipt-address";
import { DealLine } from "./deal-line";
import type { NextStepProps } from "./next-step-props";

type WithdrawalLineProps = Pick<NextStepProps, "chat" | "viewer"> & { payment: number; of: WithdrawalSubject };

export function WithdrawalLine({ chat, viewer, payment, of }: WithdrawalLineProps) {
  const { t } = useTranslation("messages");
  return (
    <DealLine
      icon="clock"
      text={t(chat.owner === viewer ? "next.withdrawnOwn" : `next.withdrawnOther.${of}`, { name: chat.name })}
      to={receiptAddress(payment)}
      link={t("next.chargebackLink")}
    />
  );
}
