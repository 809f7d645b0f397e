import { partsOfAll } from "~/domain/money/back-parts";
import { centsOf } from "~/domain/money/money";
import { divisionAfterAll, isExtraBack } from "~/domain/money/payment-deeds";
import { isPaused } from "~/domain/money/payment-life";
import { useTranslation } from "~/locales/use-translation";
import { disputeOpening } from "../deals/dispute-address";
import { DivisionTable } from "../deals/division-table";
import { RefundFailedLine } from "../payments/refund-failed-line";
import { useBackText } from "../payments/use-back-text";
import { Alert } from "../ui/alert";
import { Card } from "../ui/card";
import { Link } from "../ui/link";
import type { DisputeRoomProps } from "./dispute-room-props";
import { MovesAlong } from "./moves-along";

function Final() {
  const { t } = useTranslation("disputes");
  return (
    <div className="grid gap-1 border-t border-line pt-3 text-sm">
      <p>{t("room.final")}</p>
      <p>
        <Link className="text-link inline-flex min-h-11 items-center" to="/contact">
          {t("room.contact")}
        </Link>
      </p>
    </div>
  );
}

export function Outcome({ payment, beside, dispute, role, viewer, other, disputable }: DisputeRoomProps) {
  const { t } = useTranslation("disputes");
  const backText = useBackText();
  const back = role === "payer" ? partsOfAll([payment, ...beside]) : null;
  const isDecided = dispute.ended === "decided";
  switch (dispute.ended) {
    case null:
      return null;
    case "withdrawn":
      return (
        <Alert tone="info" title={t("room.endedWithdrawn")}>
          <p>{t(isPaused(payment) ? "room.endedWithdrawnPaused" : "room.endedWithdrawnText")}</p>
          {dispute.absence_at && (
            <p>
              {t(dispute.opened_by === viewer ? "room.absenceReopenedOwn" : "room.absenceReopened", {
                name: other.name,
              })}
            </p>
          )}
          {disputable && (
            <Link className="text-link inline-flex min-h-11 items-center" to={disputeOpening(payment.id)}>
              {t("room.again")}
            </Link>
          )}
        </Alert>
      );
    case "agreed":
    case "decided":
      return (
        <Card className="grid gap-4">
          <h2 className="text-xl">{t(isDecided ? "room.endedDecided" : "room.endedAgreed")}</h2>
          {dispute.statement && (
            <figure className="grid gap-1">
              <figcaption className="text-sm text-ink-soft">{t("room.statement")}</figcaption>
              <blockquote className="whitespace-pre-wrap border-s-2 border-line ps-3 wrap-anywhere">
                {dispute.statement}
              </blockquote>
            </figure>
          )}
          <DivisionTable division={divisionAfterAll([payment, ...beside])} role={role} other={other} />
          <RefundFailedLine payments={[payment, ...beside]} />
          <MovesAlong
            beside={beside}
            earned={payment.released_at === null ? 0 : centsOf(payment.amount)}
            extraBack={isExtraBack(payment, beside)}
            isOver
            role={role}
            other={other}
          />
          {back && <p>{backText(back)}</p>}
          {dispute.absence_at && <p>{t("room.absenceSettled")}</p>}
          {isDecided && <Final />}
        </Card>
      );
  }
}
