import type { Message } from "~/domain/chat";
import { parseMoney } from "~/domain/money";
import { useTranslation } from "~/locales/use-translation";
import { formatPrice, formatTime } from "../format";
import { useLocale } from "../locale";
import { Badge, type BadgeTone } from "../ui/badge";
import { classNames } from "../ui/class-names";
import type { Line } from "./thread";

/** The anchor of a message in its conversation. */
export const messageAnchor = (id: number) => `bericht-${id}`;

/** One message; whose it is shows by side, ground and, to a screen reader, by name. */
export function MessageBubble({ line: { message, own, follows } }: { line: Line }) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  return (
    <li
      id={messageAnchor(message.id)}
      className={classNames(
        "bubble",
        own ? "bubble-own" : "bubble-other",
        follows && "bubble-follows",
        message.bid !== null && "bubble-bid",
      )}
    >
      <span className="visually-hidden">{own ? t("chat.you") : message.chat_user.name}: </span>
      {message.bid && <BidCard bid={message.bid} own={own} />}
      {message.message && <p className="bubble-text">{message.message}</p>}
      <time className="bubble-time" dateTime={message.create_date}>
        {formatTime(message.create_date, locale)}
      </time>
    </li>
  );
}

const tones = { pending: "attention", accepted: "action", rejected: "neutral" } as const satisfies Record<
  string,
  BadgeTone
>;

function BidCard({ bid, own }: { bid: NonNullable<Message["bid"]>; own: boolean }) {
  const { t } = useTranslation(["messages", "terms"]);
  const locale = useLocale();
  return (
    <div className="bid-card">
      <span className="text-sm font-semibold">{own ? t("chat.bidOwn") : t("chat.bidLabel")}</span>
      <span className="money text-2xl">{formatPrice(parseMoney(bid.amount) ?? 0, locale)}</span>
      <Badge tone={tones[bid.status]}>{t(`terms:bid.${bid.status}`)}</Badge>
    </div>
  );
}
