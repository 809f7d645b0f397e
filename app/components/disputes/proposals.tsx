import { divisionOf, isAtDesk, mayAgree, mayPropose, proposalsLeft } from "~/domain/deals/dispute-life";
import { centsOf, percentOf } from "~/domain/money/money";
import { isPaused } from "~/domain/money/payment-life";
import { useTranslation } from "~/locales/use-translation";
import { disputeAddress } from "../deals/dispute-address";
import { formatDay, formatDayAndTime } from "../format";
import { useLocale } from "../locale";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import type { DisputeRoomProps } from "./dispute-room";
import { DivisionTable } from "./division-table";

export function Proposals(room: DisputeRoomProps) {
  const { t } = useTranslation("disputes");
  const { dispute, viewer } = room;
  const standing = dispute.ended === null ? dispute.proposals.at(-1) : undefined;
  const former = standing ? dispute.proposals.slice(0, -1) : dispute.proposals;
  if (dispute.ended !== null && former.length === 0) return null;
  return (
    <section className="grid gap-4" aria-labelledby="proposals">
      <h2 id="proposals" className="text-xl">
        {t("room.rounds")}
      </h2>
      {former.length > 0 && (
        <ol className="grid gap-3">
          {former.map((one) => (
            <li key={one.created_at}>
              <Proposal {...room} one={one} />
            </li>
          ))}
        </ol>
      )}
      {dispute.proposals.length === 0 && <p className="text-ink-soft">{t("room.none")}</p>}
      {standing && (
        <Card className="grid gap-4 border-action">
          <Proposal {...room} one={standing} plain />
          {mayAgree(dispute, viewer) ? (
            !isPaused(room.payment) && (
              <ButtonLink to={`${disputeAddress(room.payment.id)}/akkoord`}>{t("room.agree")}</ButtonLink>
            )
          ) : (
            <p className="text-sm text-ink-soft">
              {t(isAtDesk(dispute) ? "room.standsDesk" : "room.standsOwn", { name: room.other.name })}
            </p>
          )}
        </Card>
      )}
      {dispute.ended === null && <Turn {...room} />}
    </section>
  );
}

interface ProposalProps extends DisputeRoomProps {
  one: DisputeRoomProps["dispute"]["proposals"][number];
  plain?: boolean;
}

function Proposal({ payment, role, other, viewer, one, plain }: ProposalProps) {
  const { t } = useTranslation("disputes");
  const locale = useLocale();
  const division = divisionOf(centsOf(one.amount), centsOf(payment.amount), percentOf(payment));
  const content = (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong>{one.by === viewer ? t("room.byOwn") : t("room.by", { name: other.name })}</strong>
        <time className="text-sm text-ink-soft" dateTime={one.created_at}>
          {formatDay(one.created_at, locale)}
        </time>
      </p>
      <DivisionTable division={division} role={role} other={other} brief />
    </>
  );
  return plain ? content : <Card className="grid gap-3">{content}</Card>;
}

function Turn({ dispute, payment, viewer, other: { name } }: DisputeRoomProps) {
  const { t } = useTranslation("disputes");
  const locale = useLocale();
  const begun = dispute.proposals.length > 0;
  if (isAtDesk(dispute)) {
    return (
      <Alert tone="info" title={t("room.desk")}>
        <p>{t("room.deskText")}</p>
        {begun && <p>{t("room.deskLast")}</p>}
      </Alert>
    );
  }
  const left = proposalsLeft(dispute, viewer);
  const may = mayPropose(dispute, viewer);
  return (
    <div className="grid gap-3">
      <p>
        {!may && begun && `${t("room.turn", { name })} `}
        {left === 0 ? t("room.leftNone") : t("room.left", { count: left })}
      </p>
      <p className="text-sm text-ink-soft">{t("room.until", { until: formatDayAndTime(dispute.desk_at, locale) })}</p>
      {may && (
        <ButtonLink to={`${disputeAddress(payment.id)}/voorstel`} variant={begun ? "secondary" : "primary"}>
          {t(begun ? "room.counter" : "room.propose")}
        </ButtonLink>
      )}
    </div>
  );
}
