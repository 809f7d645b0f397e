import { waitsForTeam } from "~/domain/deals/appointment-life";
import type { JobRole } from "~/domain/jobs/job-life";
import { unpaidUntil } from "~/domain/money/deal-money";
import { useTranslation } from "~/locales/use-translation";
import { appointmentAddress } from "../deals/appointment-address";
import { askingAddress } from "../deals/request-address";
import { formatDeadline } from "../format";
import { useLocale } from "../locale";
import { Link } from "../ui/link";
import { AppointmentLine } from "./appointment-line";
import { doneAddress } from "./chat-address";
import { DealBar } from "./deal-bar";
import type { NextStepProps } from "./next-step-props";
import { RequestLines } from "./request-lines";

export function Suspended({ role, ...props }: NextStepProps & { role: JobRole }) {
  const { t } = useTranslation("messages");
  const { chat } = props;
  const job = `/task/${chat.job}`;
  const ways = {
    cancel: { to: `${job}/actie/cancel`, link: t("next.suspended.cancel") },
    approve: { to: `${job}/actie/solve`, link: t("next.suspended.approve") },
    done: { to: doneAddress(chat), link: t("next.helperAction") },
    withdraw: { to: `${job}/bod`, link: t("next.suspended.withdraw") },
  };
  const isBegun = role === "owner" && !props.mayCancel;
  const [first, second] =
    role === "helper" ? [ways.done, ways.withdraw] : isBegun ? [ways.approve] : [ways.cancel, ways.approve];
  return (
    <DealBar
      {...props}
      {...first}
      icon="warning"
      text={t(`next.suspended.${isBegun ? "ownerBegun" : role}`)}
      aside={
        second && (
          <Link className="text-link inline-flex min-h-11 items-center" to={second.to}>
            {second.link}
          </Link>
        )
      }
    />
  );
}

export function Reported(props: NextStepProps) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const { chat, viewer, terms, money } = props;
  const { appointment: one, name } = chat;
  if (!one) return null;
  const waits = waitsForTeam(one, { owner: chat.owner, paused: money.paused });
  const isOwn = one.missed_by === viewer;
  const until = formatDeadline(one.missed_until ?? "", locale);
  const follows = terms.mode === "direct" ? "counts" : "ends";
  return (
    <DealBar
      {...props}
      icon="warning"
      text={t(isOwn ? "next.reportedYou" : "next.reported", { name })}
      to={appointmentAddress(chat.uri)}
      link={t(isOwn ? "meet.answer" : "meet.see")}
      strong
      aside={
        waits
          ? t("next.unanswered.waits")
          : `${t(isOwn ? "next.reportedYouUntil" : "next.reportedUntil", { name, until })} ${t(`next.unanswered.${follows}`)}`
      }
    >
      <RequestLines {...props} />
    </DealBar>
  );
}

export function PriceUncovered({ role, ...props }: NextStepProps & { role: JobRole }) {
  const { t } = useTranslation("messages");
  const { chat, money, doneAt, begunAt } = props;
  const asks = role === "helper" && !chat.suspended;
  const isRest = money.secured !== null;
  return (
    <DealBar
      {...props}
      icon="warning"
      text={t(isRest ? "next.goneRest" : "next.gone")}
      to={asks ? askingAddress(chat.uri) : `/task/${chat.job}`}
      link={t(asks ? "extra.askDirect" : "next.goneSee")}
      strong
      aside={(doneAt ?? begunAt) === null ? t(`next.goneTo.${role}`, { name: chat.name }) : <Unpaid {...props} />}
    >
      <RequestLines {...props} />
      {doneAt === null && chat.appointment !== null && <AppointmentLine {...props} />}
    </DealBar>
  );
}

function Unpaid({ doneAt, begunAt, money, now }: NextStepProps) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const until = unpaidUntil({ begun_at: begunAt, done_at: doneAt }, money);
  if (until === null) return null;
  return t(Date.parse(until) > now ? "next.goneUntil" : "next.goneTeam", { until: formatDeadline(until, locale) });
}
