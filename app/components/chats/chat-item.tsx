import type { Chat } from "~/domain/chats/chat";
import { canAccept } from "~/domain/deals/bid-life";
import { formatEuros, parseMoney } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { bidWord, latestBidWord, suspendedIn } from "../deals/bid-word";
import { useLocale } from "../locale";
import { Avatar } from "../ui/avatar";
import { classNames } from "../ui/class-names";
import { Link } from "../ui/link";
import { shortMoment } from "./when";

interface ChatItemProps {
  chat: Chat;
  to: string;
  viewer: number | null;
  now: number;
  current: boolean;
}

export function ChatItem({ chat, to, viewer, now, current }: ChatItemProps) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const unread = current ? 0 : chat.unread;
  return (
    <li>
      <Link
        to={to}
        className={classNames("chat-item", unread > 0 && "chat-item-unread")}
        aria-current={current ? "page" : undefined}
      >
        <Avatar name={chat.name} image={chat.image} />
        <span className="chat-item-name">{chat.name}</span>
        <time className="chat-item-time" dateTime={chat.latest_update}>
          {shortMoment(chat.latest_update, now, locale)}
        </time>
        <span className="chat-item-title">{chat.title ?? t("list.noJob")}</span>
        <Lines chat={chat} viewer={viewer} />
        {unread > 0 && (
          <span className="badge badge-attention justify-self-end">
            <span aria-hidden="true">{unread > 99 ? "99+" : unread}</span>
            <span className="visually-hidden">{t("list.unread", { count: unread })}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

function Lines({ chat, viewer }: Pick<ChatItemProps, "chat" | "viewer">) {
  const { t } = useTranslation(["messages", "statuses"]);
  const locale = useLocale();
  const own = !chat.last_removed_by_team && chat.latest_receiver !== null && chat.latest_receiver !== viewer;
  const said = chat.last_message && `${own ? `${t("list.you")} ` : ""}${chat.last_message}`;
  if (!chat.bid) return <Last>{said || t("list.noMessages")}</Last>;
  const amount = formatEuros(parseMoney(chat.agreed ?? chat.bid.amount) ?? 0, locale);
  const { status, being_paid, blocked, job_status = "open" } = chat.bid;
  const isOpen = canAccept({ status, job_status }) && !being_paid && !blocked;
  if (isOpen && !chat.suspended && chat.owner === viewer)
    return <Last>{[t("list.bidToYou", { amount }), said].filter(Boolean).join(" · ")}</Last>;
  if (said && isOpen) return <Last>{said}</Last>;
  const wordOf = chat.owner === viewer ? bidWord : latestBidWord;
  const state = t("list.bid", { amount, status: t(wordOf(chat.bid, suspendedIn(chat, viewer))) });
  if (!said) return <Last>{state}</Last>;
  return (
    <>
      <span className="chat-item-title">{state}</span>
      <Last>{said}</Last>
    </>
  );
}

function Last({ children }: { children: string }) {
  return <span className="chat-item-last">{children}</span>;
}
