import { canMeet, isAskedOf } from "~/domain/appointment-life";
import type { Chat } from "~/domain/chat";
import { nextStepFor } from "~/domain/deal";
import { type DealMoney, isOnHold, lastDayToObject } from "~/domain/deal-money";
import type { DealPlace } from "~/domain/job-place";
import type { JobStatus } from "~/domain/job-status";
import { centsOf, formatEuros } from "~/domain/money";
import { useTranslation } from "~/locales/use-translation";
import { disputeAddress, disputeOpening } from "../disputes/dispute-address";
import { formatDayOfMonth } from "../format";
import { useLocale } from "../locale";
import type { PaymentTerms } from "../payments/terms";
import { Link } from "../ui/link";
import { AppointmentLine } from "./appointment-line";
import { DealBar } from "./deal-bar";
import { PlaceLine } from "./place-line";
import { RequestLines } from "./request-lines";
import { StartLine } from "./start-line";

export interface NextStepProps {
  chat: Chat;
  viewer: number | null;
  jobStatus: JobStatus | null;
  doneAt: string | null;
  begunAt: string | null;
  canBegin: boolean;
  place?: DealPlace | null;
  money: DealMoney;
  terms: PaymentTerms;
  now: number;
}

export function NextStep(props: NextStepProps) {
  const { chat, viewer, jobStatus, doneAt, money, terms } = props;
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const role = chat.owner === viewer ? "owner" : "helper";
  const done = doneAt !== null;
  const disputed = isOnHold(money);
  const values = { name: chat.name, amount: formatEuros(money.secured ?? centsOf(chat.bid?.amount ?? "0.00"), locale) };
  const job = `/task/${chat.job}`;
  switch (nextStepFor(role, { bid: chat.bid_status, job: jobStatus, done, disputed })) {
    case null:
      return null;
    case "finished":
      return (
        <DealBar
          {...props}
          text={t("next.solved")}
          to={chat.reviewed ? undefined : `${job}/beoordelen`}
          link={t("next.review", values)}
        />
      );
    case "settle_dispute":
      if (money.chargedBack !== null) {
        const payment = `/wallet/betaling/${money.chargedBack}`;
        return (
          <DealBar
            {...props}
            icon="lock"
            text={t("next.chargeback")}
            to={payment}
            link={t("next.chargebackLink")}
            strong
          />
        );
      }
      return (
        <DealBar
          {...props}
          icon="lock"
          text={t("next.dispute")}
          to={disputeAddress(money.disputed)}
          link={t("next.disputeLink")}
          strong
        />
      );
    case "confirm_done": {
      if (money.paused !== null) return <Paused {...props} payment={money.paused} />;
      const link = terms.mode === "direct" ? t("next.ownerAction") : t("next.ownerPay", values);
      return (
        <DealBar
          {...props}
          icon="lock"
          text={t(`next.${ownerText(props)}`, values)}
          to={`${job}/actie/solve`}
          link={link}
          strong
          aside={objection(props) && <Objection {...props} />}
          first={meetsFirst(props) && <AppointmentLine {...props} />}
        >
          <Unsettled {...props} />
        </DealBar>
      );
    }
    case "await_owner":
      if (money.paused !== null) return <Paused {...props} payment={money.paused} />;
      return (
        <DealBar {...props} text={t("next.helperDone", values)} aside={objection(props) && <Objection {...props} />}>
          <Unsettled {...props} />
        </DealBar>
      );
    case "report_done":
      return (
        <DealBar
          {...props}
          icon="lock"
          text={t(meetsFirst(props) ? "next.agreed" : "next.helperReserved", values)}
          to={`${job}/actie/done?next=${encodeURIComponent(`/messages/${chat.uri}`)}`}
          link={t("next.helperAction")}
          strong
          first={meetsFirst(props) && <AppointmentLine {...props} />}
        >
          <Unsettled {...props} />
        </DealBar>
      );
  }
}

function Paused({ payment, ...props }: NextStepProps & { payment: number }) {
  const { t } = useTranslation("messages");
  const to = `/wallet/betaling/${payment}`;
  return (
    <DealBar {...props} icon="lock" text={t("next.paused")} to={to} link={t("next.chargebackLink")} strong>
      <Unsettled {...props} />
    </DealBar>
  );
}

function Unsettled(props: NextStepProps) {
  return (
    <>
      <RequestLines {...props} />
      {props.doneAt === null && !meetsFirst(props) && <AppointmentLine {...props} />}
      {props.doneAt === null && <PlaceLine {...props} />}
      <StartLine {...props} />
    </>
  );
}

function ownerText(props: NextStepProps) {
  const isDirect = props.terms.mode === "direct";
  if (meetsFirst(props)) return isDirect ? "agreed" : "ownerHeld";
  if (isDirect) return "ownerDirect";
  return props.doneAt === null ? "ownerReserved" : "ownerDone";
}

/** Before the work they agree on a time. A proposal waits for an answer. */
function meetsFirst({ chat, viewer, doneAt, begunAt, money, now }: NextStepProps): boolean {
  if (doneAt !== null || money.paused !== null || isOnHold(money)) return false;
  if (chat.appointment === null) return begunAt === null && canMeet(chat);
  return isAskedOf(chat.appointment, viewer, now);
}

const objection = ({ doneAt, money }: NextStepProps) =>
  money.disputable === null ? null : lastDayToObject(doneAt, money);

function Objection(props: NextStepProps) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const day = objection(props);
  const { disputable } = props.money;
  if (day === null || disputable === null) return null;
  return (
    <span>
      <Link to={disputeOpening(disputable)} className="text-link">
        {t("next.wrong")}
      </Link>
      {". "}
      {t("next.until", { day: formatDayOfMonth(day, locale) })}
    </span>
  );
}
