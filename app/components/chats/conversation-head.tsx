import type { ReactNode } from "react";
import { look } from "~/brand-look";
import { asHelper } from "~/domain/accounts/as-helper";
import type { UserCard } from "~/domain/accounts/user-card";
import type { Chat } from "~/domain/chats/chat";
import { SEEN_EVERY_MS } from "~/domain/chats/last-seen";
import type { JobStatus } from "~/domain/jobs/job-status";
import { useTranslation } from "~/locales/use-translation";
import { DISPUTED_TONE, jobTone, jobWord } from "../deals/status-tone";
import { formatRating } from "../format";
import { useLocale } from "../locale";
import { PersonName } from "../people/person-name";
import { reportAddress } from "../reports/report-address";
import { Avatar } from "../ui/avatar";
import { Badge } from "../ui/badge";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { Menu } from "../ui/menu";
import { Rating } from "../ui/rating";
import { shortMoment } from "./when";

export interface Presence {
  online: boolean | null;
  lastSeen: number | null;
}

interface ConversationHeadProps extends Presence {
  chat: Chat;
  viewer: number | null;
  jobStatus: JobStatus | null;
  begunAt: string | null;
  doneAt: string | null;
  stopped: boolean;
  disputed: boolean;
  back: string;
  now: number;
  children?: ReactNode;
}

export function ConversationHead({
  chat,
  viewer,
  jobStatus,
  begunAt,
  doneAt,
  stopped,
  disputed,
  back,
  now,
  children,
  ...presence
}: ConversationHeadProps) {
  const { t } = useTranslation(["messages", "statuses"]);
  const state = jobStatus && {
    status: jobStatus,
    begun_at: begunAt,
    done_at: doneAt,
    job_end: chat.job_end,
    stopped,
    bid: chat.bid_status,
  };
  return (
    <header className="chat-head">
      <Link to={back} className="icon-button lg:hidden" aria-label={t("chat.back")}>
        <Icon name="arrow-left" />
      </Link>
      <Avatar name={chat.name} image={chat.image} />
      <div className="chat-head-text">
        <h1>
          <PersonName person={{ ...chat.opponent, name: chat.name }} />
        </h1>
        <Marks person={chat.owner === viewer && viewer !== null ? asHelper(chat.opponent) : chat.opponent} />
        {chat.opponent.id !== null && (
          <p className="chat-presence">
            <Online {...presence} now={now} />
          </p>
        )}
      </div>
      <Menu trigger={<Icon name="more" />} label={t("chat.more")}>
        {children}
        <Form method="post">
          <button type="submit" name="intent" value={chat.archived ? "restore" : "archive"} className="menu-item">
            <Icon name={chat.archived ? "inbox" : "download"} />
            {chat.archived ? t("chat.restore") : t("chat.archive")}
          </button>
        </Form>
        <Trust chat={chat} />
      </Menu>
      {chat.title && (
        <p className="chat-head-job">
          <Link className="text-link" to={`/task/${chat.job}`}>
            {chat.title}
          </Link>
          {state && disputed && <Badge tone={DISPUTED_TONE}>{t("statuses:payment.disputed")}</Badge>}
          {state && !disputed && <Badge tone={jobTone(state, chat.owner === viewer)}>{t(jobWord(state))}</Badge>}
        </p>
      )}
    </header>
  );
}

function Trust({ chat: { opponent, name, uri, blocked } }: { chat: Chat }) {
  const { t } = useTranslation("messages");
  if (opponent.id === null || opponent.has_page === false) return null;
  return (
    <>
      <Link className="menu-item" to={reportAddress("user", opponent.id, `/messages/${uri}`)} rel="nofollow">
        <Icon name="flag" />
        {t("chat.report", { name })}
      </Link>
      {!blocked && (
        <Link className="menu-item menu-item-danger" to={`/helper/${opponent.id}/blokkeren`} rel="nofollow">
          <Icon name="block" />
          {t("chat.block", { name })}
        </Link>
      )}
    </>
  );
}

function Online({ online, lastSeen, now }: Presence & { now: number }) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  if (online) return <span className="font-bold text-action">{t("chat.online")}</span>;
  if (lastSeen === null) return null;
  if (now - lastSeen < SEEN_EVERY_MS) return t("chat.seenJustNow");
  return t("chat.lastSeen", { at: shortMoment(new Date(lastSeen).toISOString(), Math.max(now, lastSeen), locale) });
}

function Marks({ person }: { person: UserCard }) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  return (
    <p className="chat-head-marks">
      {person.id === null ? null : person.rating === null ? (
        <span>{t("chat.new", { brand: look.name })}</span>
      ) : (
        <Rating
          value={person.rating}
          count={person.reviews_count}
          locale={locale}
          label={t("chat.rating", { rating: formatRating(person.rating, locale), count: person.reviews_count })}
        />
      )}
      {person.verified && (
        <span className="inline-flex items-center gap-1 font-bold text-action">
          <Icon name="verified" />
          <span className="max-sm:sr-only">{t("chat.verified")}</span>
        </span>
      )}
    </p>
  );
}
