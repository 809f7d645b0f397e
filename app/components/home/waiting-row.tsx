import type { Todo, TodoKind, Wait, WaitKind } from "~/domain/deals/todo";
import { DEFAULT_CATEGORY } from "~/domain/jobs/category-names";
import { centsOf, formatEuros } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { appointmentAddress } from "../deals/appointment-address";
import { disputeAddress } from "../deals/dispute-address";
import { receiptAddress } from "../deals/receipt-address";
import { requestAddress } from "../deals/request-address";
import { stopAddress } from "../deals/stop-address";
import { formatDay, formatTime } from "../format";
import { JobPicture } from "../jobs/job-picture";
import { useLocale } from "../locale";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Link } from "../ui/link";

const ICONS = {
  gone: "warning",
  unpaid: "warning",
  dispute: "warning",
  agree: "warning",
  missed: "warning",
  stop: "euro",
  approval: "check-circle",
  request: "euro",
  bids: "users",
  questions: "question",
  proposal: "calendar",
  appointment: "calendar",
  meet: "calendar",
  reply: "message",
  review: "star",
} as const satisfies Record<TodoKind, IconName>;

function addressOf({ kind, job, chat, payment, notification }: Todo): string {
  const addresses: Record<TodoKind, string> = {
    gone: `/task/${job}`,
    unpaid: receiptAddress(payment ?? 0),
    dispute: disputeAddress(payment ?? 0),
    agree: disputeAddress(payment ?? 0),
    missed: appointmentAddress(chat ?? ""),
    stop: stopAddress(job),
    approval: `/task/${job}/actie/solve`,
    request: requestAddress(payment ?? 0),
    bids: `/task/${job}#biedingen`,
    questions: `/task/${job}#vragen`,
    proposal: appointmentAddress(chat ?? ""),
    appointment: appointmentAddress(chat ?? ""),
    meet: appointmentAddress(chat ?? ""),
    // Through the notification, which marks it as read.
    reply: `/notifications/${notification}`,
    review: `/task/${job}/beoordelen`,
  };
  return addresses[kind];
}

interface TodoRowProps {
  todo: Todo;
  questions?: Todo | undefined;
  isToday?: boolean;
}

export function TodoRow({ todo, questions, isToday = false }: TodoRowProps) {
  const { t } = useTranslation("waiting");
  const locale = useLocale();
  const values = {
    count: todo.count,
    amount: formatEuros(centsOf(todo.amount ?? "0.00"), locale),
    day: formatDay(todo.at, locale),
    moment: `${formatDay(todo.at, locale)}, ${formatTime(todo.at, locale)}`,
  };
  const from = todo.kind === "bids" && todo.amount !== null ? t("from", values) : "";
  const also = questions ? ` ${t("also", { questions: t("questions", { count: questions.count }) })}` : "";
  const word = todo.kind === "gone" && todo.amount !== null ? "goneAgain" : todo.kind;
  const about = isToday ? t("todayAt", { time: formatTime(todo.at, locale) }) : t(word, values) + from + also;
  return <JobRow icon={ICONS[todo.kind]} to={addressOf(todo)} about={about} job={todo} />;
}

const WAIT_ICONS = {
  their_approval: "check-circle",
  their_payment: "euro",
  their_time: "calendar",
  their_absence: "warning",
  their_stop: "euro",
  desk: "warning",
  team: "warning",
  bank: "warning",
  refund: "warning",
  other_amount: "warning",
  being_paid: "clock",
  their_choice: "users",
  their_bids: "list",
} as const satisfies Record<WaitKind, IconName>;

function placeOf({ kind, job, chat, payment }: Wait): string {
  if (kind === "their_stop") return stopAddress(job);
  if (kind === "desk") return disputeAddress(payment ?? 0);
  if (kind === "team" || kind === "bank" || kind === "refund" || kind === "other_amount")
    return receiptAddress(payment ?? 0);
  if (kind === "their_payment") return requestAddress(payment ?? 0);
  if (kind === "being_paid") return `/messages/${chat}`;
  return kind === "their_time" || kind === "their_absence" ? appointmentAddress(chat ?? "") : `/task/${job}`;
}

export function WaitRow({ wait }: { wait: Wait }) {
  const { t } = useTranslation(["waiting", "statuses"]);
  const locale = useLocale();
  const values = {
    amount: formatEuros(centsOf(wait.amount ?? "0.00"), locale),
    day: formatDay(wait.at, locale),
    moment: `${formatDay(wait.at, locale)}, ${formatTime(wait.at, locale)}`,
  };
  return (
    <JobRow
      icon={WAIT_ICONS[wait.kind]}
      to={placeOf(wait)}
      about={wait.kind === "being_paid" ? t("statuses:bid.paying") : t(wait.kind, values)}
      job={wait}
    />
  );
}

interface JobRowProps {
  icon: IconName;
  to: string;
  about: string;
  job: Todo | Wait;
}

function JobRow({ icon, to, about, job: { title, name, city, image, category } }: JobRowProps) {
  return (
    <li className="waiting-row">
      <JobPicture
        job={{ image: image ? [image] : [], category: category ?? DEFAULT_CATEGORY }}
        className="waiting-picture"
      />
      <Link className="card-link block min-w-0" to={to}>
        <span className="block font-bold wrap-anywhere">{title}</span>{" "}
        <span className="flex items-baseline gap-1.5">
          <Icon name={icon} className="translate-y-0.5 text-action" />
          <span className="min-w-0">{about}</span>
        </span>{" "}
        <span className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {name && <RowFact icon="user">{name}</RowFact>} {city && <RowFact icon="pin">{city}</RowFact>}
        </span>
      </Link>
      <Icon name="chevron-right" className="text-ink-soft" />
    </li>
  );
}

const RowFact = ({ icon, children }: { icon: IconName; children: string }) => (
  <span className="inline-flex items-center gap-1 wrap-anywhere">
    <Icon name={icon} />
    {children}
  </span>
);

interface WaitingRowProps {
  icon: IconName;
  to: string;
  children: string;
  about?: string;
}

export function WaitingRow({ icon, to, children, about }: WaitingRowProps) {
  return (
    <li className="waiting-row">
      <span className="waiting-picture grid place-items-center bg-pic-ground">
        <Icon name={icon} className="text-action" />
      </span>
      <Link className="card-link block min-w-0" to={to}>
        <span className="block font-bold wrap-anywhere">{children}</span>{" "}
        {about !== undefined && <span className="block text-sm text-ink-soft">{about}</span>}
      </Link>
      <Icon name="chevron-right" className="text-ink-soft" />
    </li>
  );
}
