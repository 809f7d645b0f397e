import { Form } from "react-router";
import { divisionOf, outcomeOf } from "~/domain/dispute-life";
import { type Cents, centsOf } from "~/domain/money";
import type { Payment } from "~/domain/payment";
import { isPaused } from "~/domain/payment-life";
import { useTranslation } from "~/locales/use-translation";
import { disputeAddress } from "../deals/dispute-address";
import type { Parties } from "../deals/parties";
import { DealPage } from "../payments/deal-page";
import { PersonLine } from "../payments/person-line";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { OnceInput } from "../ui/once-input";
import { DivisionTable } from "./division-table";

export interface AgreePageProps extends Parties {
  payment: Payment;
  earned: Cents | null;
  refusal?: string;
}

export function AgreePage({ payment, role, other, earned, refusal }: AgreePageProps) {
  const { t } = useTranslation("disputes");
  const here = disputeAddress(payment.id);
  return (
    <DealPage title={t("agree.title")} back={{ to: here, text: t("propose.back") }}>
      {refusal && (
        <Alert tone="error" live title={t("room.refused")}>
          {refusal}
        </Alert>
      )}
      {isPaused(payment) ? (
        <Alert tone="warning" title={t("room.paused")}>
          {t("room.pausedText")}
        </Alert>
      ) : earned === null ? (
        <Alert tone="info" title={t("agree.closed")} />
      ) : (
        <Card className="grid gap-5">
          <PersonLine person={other} />
          <DivisionTable division={divisionOf(earned, centsOf(payment.amount))} role={role} other={other} />
          <p>
            {t("agree.text")} {payment.kind === "bid" && t(`agree.${ENDS[outcomeOf(earned, centsOf(payment.amount))]}`)}
          </p>
          <Form method="post" className="flex flex-wrap gap-3">
            <OnceInput form="agree" />
            <Button pendingText={t("agree.pending")}>{t("agree.submit")}</Button>
            <ButtonLink to={here} variant="quiet">
              {t("agree.back")}
            </ButtonLink>
          </Form>
        </Card>
      )}
    </DealPage>
  );
}

const ENDS = { refund: "reopens", release: "ends", split: "ends" } as const;
