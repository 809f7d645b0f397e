import type { JobRole } from "~/domain/jobs/job-life";
import type { DealMoney, WithdrawalSubject } from "~/domain/money/deal-money";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";
import { disputeAddress } from "./dispute-address";

export function DealNote({ money, role, isOver }: DealNoteProps) {
  return (
    <>
      <StandingNote money={money} />
      {money.withdrawn != null && (
        <WithdrawalNote payment={money.withdrawn} role={role} isOver={isOver} of={money.withdrawnOf ?? "work"} />
      )}
    </>
  );
}

type WithdrawalNoteProps = Omit<DealNoteProps, "money"> & { payment: number; of: WithdrawalSubject };

function WithdrawalNote({ payment, role, isOver, of }: WithdrawalNoteProps) {
  const { t } = useTranslation("deals");
  return (
    <Alert tone="info" title={t(role === "owner" ? "withdrawal.owner" : `withdrawal.helper.${of}`)}>
      <p>
        {of === "service" && `${t("withdrawal.service")} `}
        {t("withdrawal.text")} {!isOver && t("withdrawal.goesOn")}
      </p>
      <p className="pt-3">
        <ButtonLink variant="secondary" to={`/wallet/betaling/${payment}`}>
          {t("chargeback.see")}
        </ButtonLink>
      </p>
    </Alert>
  );
}

interface DealNoteProps {
  money: Pick<DealMoney, "chargedBack" | "disputed" | "paused" | "paying" | "late" | "withdrawn" | "withdrawnOf">;
  role: JobRole;
  isOver: boolean;
}

function StandingNote({
  money,
}: {
  money: Pick<DealMoney, "chargedBack" | "disputed" | "paused" | "paying" | "late">;
}) {
  const { chargedBack, disputed, paused, paying, late } = money;
  const { t } = useTranslation("deals");
  if (chargedBack !== null) {
    return (
      <Alert tone="warning" title={t("chargeback.title")}>
        <p>{t("chargeback.busy")}</p>
        <p className="pt-3">
          <ButtonLink variant="secondary" to={`/wallet/betaling/${chargedBack}`}>
            {t("chargeback.see")}
          </ButtonLink>
        </p>
      </Alert>
    );
  }
  if (disputed !== null) {
    return (
      <Alert tone="warning" title={t("dispute.title")}>
        <p>{t("dispute.busy")}</p>
        <p className="pt-3">
          <ButtonLink to={disputeAddress(disputed)}>{t("dispute.see")}</ButtonLink>
        </p>
      </Alert>
    );
  }
  if (paused !== null) {
    return (
      <Alert tone="warning" title={t("paused.title")}>
        <p>{t("paused.text")}</p>
        <p className="pt-3">
          <ButtonLink variant="secondary" to={`/wallet/betaling/${paused}`}>
            {t("chargeback.see")}
          </ButtonLink>
        </p>
      </Alert>
    );
  }
  if (late) {
    return (
      <Alert tone="info" title={t("paying.title")}>
        {t("paying.late")}
      </Alert>
    );
  }
  if (!paying) return null;
  return (
    <Alert tone="info" title={t("paying.title")}>
      {t("paying.text")}
    </Alert>
  );
}
