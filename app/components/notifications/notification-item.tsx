import type { Notification, NotificationType } from "~/domain/notifications/notification";
import { useTranslation } from "~/locales/use-translation";
import { formatAgo } from "../format";
import { useLocale } from "../locale";
import { Avatar } from "../ui/avatar";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Link } from "../ui/link";
import { leadOf } from "./lead-of";

const icons = {
  bid_placed: "euro",
  bid_changed: "euro",
  bid_withdrawn: "euro",
  bid_outdated: "euro",
  bid_accepted: "check-circle",
  bid_rejected: "euro",
  deal_ended: "info",
  message: "message",
  comment: "message",
  reply: "message",
  job_match: "tools",
  job_changed: "tools",
  job_address: "pin",
  saved_search: "search",
  payment_request: "wallet",
  payment_held: "lock",
  payment_released: "wallet",
  tip: "star",
  payment_refunded: "wallet",
  payment_failed: "warning",
  payout_paid: "wallet",
  payout_failed: "warning",
  payout_reversed: "warning",
  tax_data: "wallet",
  review: "star",
  review_request: "star",
  invitation: "mail",
  kyc: "verified",
  stop_proposal: "euro",
  dispute: "warning",
  payment_decision: "warning",
  withdrawal: "info",
  chargeback: "warning",
  refund_failed: "warning",
  other_amount: "warning",
  moderation: "warning",
  report_decided: "info",
  team_message: "mail",
  appointment: "clock",
  work_begun: "clock",
  work_done: "check-circle",
  hold_ends: "clock",
  deal_suspended: "warning",
  job_expired: "clock",
  nudge: "bell",
} as const satisfies Record<NotificationType, IconName>;

export function NotificationItem({ notification, now }: { notification: Notification; now: number }) {
  const { t } = useTranslation("notifications");
  const locale = useLocale();
  const { id, type, title, text, read, created_at, person } = notification;
  const { lead, rest } = leadOf(text);
  return (
    <li className={classNames("notification", !read && "notification-unread")}>
      <span className="notification-mark">
        {person ? <Avatar name={person.name} image={person.image} size="small" /> : <Icon name={icons[type]} />}
      </span>
      <div className="min-w-0">
        <p className="notification-title">
          <Link className="card-link" to={`/notifications/${id}`}>
            {title}
          </Link>
          {!read && <span className="visually-hidden">{t("new")}</span>}
        </p>
        <p className="text-ink-soft">{lead}</p>
        {rest && (
          <details className="notification-rest text-ink-soft">
            <summary className="text-link">{t("more")}</summary>
            <p>{rest}</p>
          </details>
        )}
      </div>
      <time className="notification-time" dateTime={created_at}>
        {formatAgo(created_at, new Date(Math.max(now, Date.parse(created_at))), locale)}
      </time>
    </li>
  );
}
