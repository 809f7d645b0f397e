import { isSuspended } from "~/domain/accounts/account-life";
import { isAtDesk, mayAgree, mayAnswer, mayPropose, proposalsLeft } from "~/domain/deals/dispute-life";
import { centsOf, formatEuros } from "~/domain/money/money";
import { divisionWith, extraWorkBeside } from "~/domain/money/payment-deeds";
import { isPaused } from "~/domain/money/payment-life";
import { useTranslation } from "~/locales/use-translation";
import { disputeAddress, proposalAddress } from "../deals/dispute-address";
import { DivisionTable } from "../deals/division-table";
import { formatDay, formatDeadline } from "../format";
import { useLocale } from "../locale";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";
import type { DisputeRoomProps } from "./dispute-room-props";
import { ExtraBack, MovesAlong } from "./moves-along";

export function Standing(room: DisputeRoomProps) {
  const { t } = useTranslation("disputes");
  const { dispute, viewer } = room;
  const one = dispute.proposals.at(-1);
  return (
    <section className="grid gap-4" aria-labelledby="proposals">
      <h2 id="proposals" className="text-xl">
        {t("room.rounds")}
      </h2>
      <MovesAlong {...room} earned={null} />
      {!one && <p className="text-ink-soft">{t("room.none")}</p>}
      {one && (
        <Card className="grid gap-4 border-action">
          <Proposal {...room} one={one} />
          {mayAgree(dispute, viewer) ? (
            !isPaused(room.payment) && (
              <ButtonLink to={`${disputeAddress(room.payment.id)}/akkoord`}>{t("room.agree")}</ButtonLink>
            )
          ) : (
            <p className="text-sm text-ink-soft">{t(standsWord(room), { name: room.other.name })}</p>
          )}
        </Card>
      )}
      <Turn {...room} />
    </section>
  );
}

export function FormerProposals(room: DisputeRoomProps) {
  const { t } = useTranslation("disputes");
  const { dispute } = room;
  const former = dispute.ended === null ? dispute.proposals.slice(0, -1) : dispute.proposals;
  if (former.length === 0) return null;
  return (
    <details className="rounded-card border border-line bg-card px-5 open:pb-5">
      <summary className="flex min-h-12 items-center gap-2 py-3 font-bold">
        <Icon name="clock" />
        {t("room.former", { count: former.length })}
      </summary>
      <ol className="grid gap-5">
        {former.toReversed().map((one) => (
          <li key={one.created_at}>
            <Proposal {...room} one={one} />
          </li>
        ))}
      </ol>
    </details>
  );
}

interface ProposalProps extends DisputeRoomProps {
  one: DisputeRoomProps["dispute"]["proposals"][number];
}

function Proposal({ payment, beside, role, other, viewer, one }: ProposalProps) {
  const { t } = useTranslation("disputes");
  const locale = useLocale();
  const [earned, amount] = [centsOf(one.amount), centsOf(payment.amount)];
  const extraBack = one.extra_back ?? false;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong>{one.by === viewer ? t("room.byOwn") : t("room.by", { name: other.name })}</strong>
        <time className="text-sm text-ink-soft" dateTime={one.created_at}>
          {formatDay(one.created_at, locale)}
        </time>
      </p>
      {one.why && (
        <blockquote className="whitespace-pre-wrap border-s-2 border-line ps-3 wrap-anywhere">{one.why}</blockquote>
      )}
      <p>{t("propose.earned", { earned: formatEuros(earned, locale), amount: formatEuros(amount, locale) })}</p>
      {extraBack && earned > 0 && (
        <ExtraBack extra={extraWorkBeside(payment, beside)} of="proposed" role={role} other={other} />
      )}
      <DivisionTable division={divisionWith(payment, beside, earned, extraBack)} role={role} other={other} />
    </div>
  );
}

function standsWord({ dispute, other }: Pick<DisputeRoomProps, "dispute" | "other">) {
  if (isSuspended(other)) return "room.standsSuspended" as const;
  return isAtDesk(dispute) ? ("room.standsDesk" as const) : ("room.standsOwn" as const);
}

function Turn({ dispute, payment, viewer, other }: DisputeRoomProps) {
  const { name } = other;
  const away = isSuspended(other);
  const { t } = useTranslation("disputes");
  const locale = useLocale();
  const begun = dispute.proposals.length > 0;
  if (isAtDesk(dispute) || away) {
    return (
      <Alert tone="info" title={t("room.desk")}>
        <p>{t(away ? "room.deskSuspended" : "room.deskText", { name })}</p>
        {begun && (!away || mayAgree(dispute, viewer)) && <p>{t("room.deskLast")}</p>}
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
      <p className="text-sm text-ink-soft">{t("room.until", { until: formatDeadline(dispute.desk_at, locale) })}</p>
      {may && (
        <ButtonLink
          to={proposalAddress(payment.id)}
          variant={begun || mayAnswer(dispute, viewer) ? "secondary" : "primary"}
        >
          {t(begun ? "room.counter" : "room.propose")}
        </ButtonLink>
      )}
    </div>
  );
}
