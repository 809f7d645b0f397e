import { objectionUntil } from "~/domain/money/deal-money";
import { centsOf, formatEuros } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { disputeOpening } from "../deals/dispute-address";
import { formatDayAndTime, formatDeadline, unbroken } from "../format";
import { useLocale } from "../locale";
import { Link } from "../ui/link";
import { doneAddress } from "./chat-address";
import { DealBar } from "./deal-bar";
import { First, Unsettled } from "./next-step-lines";
import { asksFirst, isDoneAsked, ownProposal } from "./next-step-order";
import type { NextStepProps } from "./next-step-props";

export function ConfirmDone(props: NextStepProps) {
  const { t } = useTranslation("messages");
  const { chat, money, terms } = props;
  const values = useDealValues(props);
  const proposed = useProposed(props);
  if (money.paused !== null) return <Paused {...props} payment={money.paused} />;
  const asks = asksFirst(props);
  return (
    <DealBar
      {...props}
      icon="lock"
      text={proposed ?? t(`next.${ownerText(props)}`, values)}
      to={`/task/${chat.job}/actie/solve`}
      link={terms.mode === "direct" ? t("next.ownerAction") : t("next.ownerPay", values)}
      strong={isDoneAsked(props)}
      isSecond={asks}
      aside={objection(props) && <Objection {...props} />}
      first={<First {...props} />}
    >
      <Unsettled {...props} isAskedFirst={asks} />
    </DealBar>
  );
}

export function AwaitOwner(props: NextStepProps) {
  const { t } = useTranslation("messages");
  const values = useDealValues(props);
  const { paused } = props.money;
  if (paused !== null) return <Paused {...props} payment={paused} />;
  return (
    <DealBar
      {...props}
      text={t(`next.${doneText(props)}`, values)}
      aside={objection(props) && <Objection {...props} />}
    >
      <Unsettled {...props} />
    </DealBar>
  );
}

function doneText({ chat, viewer, stop }: NextStepProps) {
  const answers = stop?.proposal != null && stop.proposal.by !== viewer;
  if (answers) return "helperDoneStop" as const;
  return chat.suspended ? ("helperDoneSuspended" as const) : ("helperDone" as const);
}

export function ReportDone(props: NextStepProps) {
  const { t } = useTranslation("messages");
  const { chat, money } = props;
  const values = useDealValues(props);
  const proposed = useProposed(props);
  if (money.paused !== null) return <Paused {...props} payment={money.paused} canReport />;
  return (
    <DealBar
      {...props}
      icon="lock"
      text={proposed ?? t(`next.${helperText(props)}`, values)}
      to={doneAddress(chat)}
      link={t("next.helperAction")}
      strong={isDoneAsked(props)}
      first={<First {...props} />}
    >
      <Unsettled {...props} />
    </DealBar>
  );
}

function useDealValues({ chat, money }: NextStepProps) {
  const locale = useLocale();
  return { name: chat.name, amount: formatEuros(money.secured ?? centsOf(chat.bid?.amount ?? "0.00"), locale) };
}

/** Null if this user proposed no time that the other can still accept. */
function useProposed(props: NextStepProps): string | null {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const own = props.doneAt === null ? ownProposal(props) : null;
  if (own === null) return null;
  const at = (moment: string) => unbroken(formatDayAndTime(moment, locale));
  return own.replaces
    ? t("next.proposedStands", { at: at(own.starts_at), stands: at(own.replaces.starts_at) })
    : t("next.proposed", { at: at(own.starts_at) });
}

function Paused({ payment, canReport = false, ...props }: NextStepProps & { payment: number; canReport?: boolean }) {
  const { t } = useTranslation("messages");
  const to = `/wallet/betaling/${payment}`;
  const done = canReport && (
    <Link className="text-link inline-flex min-h-11 items-center" to={doneAddress(props.chat)}>
      {t("next.helperAction")}
    </Link>
  );
  return (
    <DealBar {...props} icon="lock" text={t("next.paused")} to={to} link={t("next.chargebackLink")} strong aside={done}>
      <Unsettled {...props} />
    </DealBar>
  );
}

function ownerText(props: NextStepProps) {
  const isDirect = props.terms.mode === "direct";
  if (!isDoneAsked(props)) return isDirect ? "agreed" : "held";
  if (isDirect) return "ownerDirect";
  return props.doneAt === null ? "heldReserved" : "ownerDone";
}

function helperText(props: NextStepProps) {
  const isHeld = props.terms.mode !== "direct" && props.money.secured !== null;
  if (isDoneAsked(props)) return isHeld ? "heldReserved" : "helperReserved";
  return isHeld ? "held" : "agreed";
}

const objection = ({ doneAt, money }: NextStepProps) =>
  money.disputable === null ? null : objectionUntil(doneAt, money);

function Objection(props: NextStepProps) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const until = objection(props);
  const { disputable } = props.money;
  if (until === null || disputable === null) return null;
  return (
    <span>
      <Link to={disputeOpening(disputable)} className="text-link">
        {t("next.wrong")}
      </Link>
      {". "}
      {t("next.until", { until: formatDeadline(until, locale) })}
    </span>
  );
}
