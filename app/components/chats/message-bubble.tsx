import type { Message } from "~/domain/chats/chat";
import { statusInChat } from "~/domain/deals/bid-life";
import type { JobRole } from "~/domain/jobs/job-life";
import { formatEuros, parseMoney } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { bidWord, latestBidWord } from "../deals/bid-word";
import { requestAddress } from "../deals/request-address";
import { REQUEST_TONES, stateOf, wordInChat } from "../deals/request-state";
import { formatJobDay, formatTime } from "../format";
import { useLocale } from "../locale";
import { PhotoGrid } from "../photos/photo-grid";
import { reportAddress } from "../reports/report-address";
import { Badge, type BadgeTone } from "../ui/badge";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Link } from "../ui/link";
import type { Line } from "./thread";

export const messageAnchor = (id: number) => `bericht-${id}`;

interface MessageBubbleProps {
  line: Line;
  pageAddress?: string;
  decides?: string | undefined;
  suspended?: JobRole | null;
  latestBid?: number | undefined;
}

export function MessageBubble({ line, pageAddress, decides, suspended = null, latestBid }: MessageBubbleProps) {
  const { message, own, follows, outdated } = line;
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const { photos = [] } = message;
  const request = outdated ? null : message.payment_request;
  if (message.event)
    return <EventLine message={message} own={own} request={request} decides={decides ?? requestOf(request)} />;
  return (
    <li
      id={messageAnchor(message.id)}
      className={classNames(
        "bubble",
        own ? "bubble-own" : "bubble-other",
        follows && "bubble-follows",
        message.bid !== null && "bubble-bid",
        photos.length > 0 && "bubble-photos",
      )}
    >
      <span className="visually-hidden">{own ? t("chat.you") : message.chat_user.name}: </span>
      {message.bid && (
        <BidCard bid={message.bid} own={own} at={message.create_date} suspended={suspended} latestBid={latestBid} />
      )}
      {request && <RequestBadge request={request} own={own} />}
      {photos.length > 0 && <PhotoGrid photos={photos} />}
      {message.message && (
        <p className={classNames("bubble-text", message.removed_by_team && "bubble-removed")}>{message.message}</p>
      )}
      {!own && pageAddress && !message.removed_by_team && <Report message={message} pageAddress={pageAddress} />}
      <time className="bubble-time" dateTime={message.create_date}>
        {formatTime(message.create_date, locale)}
      </time>
    </li>
  );
}

const EVENT_ICONS = {
  appointment: "calendar",
  request: "euro",
  deal: "info",
  dispute: "lock",
  start: "check-circle",
  work: "check-circle",
  notice: "info",
} as const satisfies Record<NonNullable<Message["event"]>, IconName>;

type Request = Message["payment_request"];

function requestOf(request: Request): string | undefined {
  return request && stateOf({ ...request, kind: "request" }) === "waiting" ? requestAddress(request.id) : undefined;
}

interface EventLineProps {
  message: Message;
  request: Request;
  own: boolean;
  decides: string | undefined;
}

function EventLine({ message, own, request, decides }: EventLineProps) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const { photos = [] } = message;
  return (
    <li id={messageAnchor(message.id)} className="thread-event">
      <Icon name={EVENT_ICONS[message.event ?? "notice"]} />
      <p>
        {message.event !== "notice" && (
          <>
            <strong>{own ? t("chat.you") : message.chat_user.name}</strong> ·{" "}
          </>
        )}
        {message.message}
      </p>
      {photos.length > 0 && <PhotoGrid photos={photos} />}
      {request && <RequestBadge request={request} own={own} />}
      {decides && !own && (
        // `_top`, because the stream is a frame.
        <a className="text-link thread-decide" href={decides} target="_top">
          {t("chat.decide")}
        </a>
      )}
      <time dateTime={message.create_date}>{formatTime(message.create_date, locale)}</time>
    </li>
  );
}

function Report({ message, pageAddress }: { message: Message; pageAddress: string }) {
  const { t } = useTranslation("messages");
  return (
    <Link
      className="bubble-report"
      to={reportAddress("message", message.id, pageAddress)}
      rel="nofollow"
      aria-label={t("chat.reportMessage")}
    >
      <Icon name="flag" />
    </Link>
  );
}

const tones = { pending: "attention", accepted: "action", rejected: "neutral" } as const satisfies Record<
  string,
  BadgeTone
>;

function RequestBadge({ request, own }: { request: NonNullable<Request>; own: boolean }) {
  const { t } = useTranslation(["messages", "statuses"]);
  const state = stateOf({ ...request, kind: "request" });
  return (
    <p>
      {request.split ? (
        <Badge tone="neutral">{t("statuses:refund.partly")}</Badge>
      ) : (
        <Badge tone={REQUEST_TONES[state]}>{t(wordInChat(state, !own))}</Badge>
      )}
    </p>
  );
}

interface BidCardProps {
  bid: NonNullable<Message["bid"]>;
  own: boolean;
  at: string;
  suspended: JobRole | null;
  latestBid: number | undefined;
}

function BidCard({ bid, own, at, suspended, latestBid }: BidCardProps) {
  const { t } = useTranslation(["messages", "statuses"]);
  const locale = useLocale();
  const word =
    own && bid.id === latestBid ? latestBidWord(bid, suspended) : bidWord(bid, suspended, own ? "helper" : "owner");
  return (
    <div className="bid-card">
      <span className="text-sm font-bold">{own ? t("chat.bidOwn") : t("chat.bidLabel")}</span>
      <span className="money text-2xl">{formatEuros(parseMoney(bid.amount) ?? 0, locale)}</span>
      {bid.former_amount && (
        <span className="text-sm">
          {t("chat.bidChanged", { amount: formatEuros(parseMoney(bid.former_amount) ?? 0, locale) })}
        </span>
      )}
      <Badge tone={tones[statusInChat(bid.status)]}>{t(word)}</Badge>
      {bid.first_day && (
        <span className="bid-card-day">
          <Icon name="calendar" />
          {t("chat.bidDay", { day: formatJobDay(bid.first_day, Date.parse(at), locale) })}
        </span>
      )}
    </div>
  );
}
