import { useRef } from "react";
import type { Message } from "~/domain/chats/chat";
import type { JobRole } from "~/domain/jobs/job-life";
import type { Outgoing } from "~/live/conversation";
import { useComesIntoView } from "~/live/use-comes-into-view";
import type { Thread } from "~/live/use-thread";
import { useTranslation } from "~/locales/use-translation";
import { formatDay } from "../format";
import { useLocale } from "../locale";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { MessageBubble } from "./message-bubble";
import { OutgoingBubble, type OutgoingProps } from "./outgoing-bubble";
import { type Day, threadOf } from "./thread";
import { dayWord } from "./when";

export interface MessageListProps extends Omit<OutgoingProps, "message"> {
  messages: readonly Message[];
  outgoing: readonly Outgoing[];
  viewer: number | null;
  firstNew: number | null;
  now: number;
  pageAddress: string;
  earlier: string | null;
  later: string | null;
  onEarlier: () => void;
  thread: Thread;
  proposal?: string | null;
  suspended?: JobRole | null;
  latestBid?: number | undefined;
}

/** Scrolls to the end without a script: see `.thread` in chat.css. */
export function MessageList(props: MessageListProps) {
  const {
    proposal = null,
    suspended = null,
    latestBid,
    messages,
    outgoing,
    viewer,
    firstNew,
    now,
    pageAddress,
    earlier,
    later,
    onRetry,
    onDiscard,
  } = props;
  const { setScroller, setEnd } = props.thread;
  const { t } = useTranslation("messages");
  const last = messages.at(-1);
  const proposed = proposal === null ? null : (messages.findLast(({ event }) => event === "appointment")?.id ?? null);
  // A notice has a sender, who did not write it.
  const isSent = last?.chat_user.id === viewer && last?.event !== "notice" && !last?.removed_by_team;
  const seen = last && isSent && !later && outgoing.length === 0 ? last.read : null;
  return (
    // Not live: only new messages of the other are announced, beside the list.
    <div
      className="thread"
      role="log"
      aria-live="off"
      aria-label={t("chat.messages")}
      ref={setScroller}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
      tabIndex={0}
    >
      <div className="thread-inner">
        {earlier ? (
          <Earlier to={earlier} oldest={messages[0]?.id} onEarlier={props.onEarlier} />
        ) : (
          messages.length === 0 && outgoing.length === 0 && <p className="thread-start">{t("chat.start")}</p>
        )}
        {threadOf(messages, viewer, firstNew).map((day) => (
          <DayOfMessages
            key={day.date}
            day={day}
            now={now}
            pageAddress={pageAddress}
            suspended={suspended}
            latestBid={latestBid}
            decides={(id) => (id === proposed ? (proposal ?? undefined) : undefined)}
          />
        ))}
        {outgoing.length > 0 && (
          <ol className="thread-lines">
            {outgoing.map((one) => (
              <OutgoingBubble key={one.clientId} message={one} onRetry={onRetry} onDiscard={onDiscard} />
            ))}
          </ol>
        )}
        {seen !== null && <p className="thread-seen">{seen ? t("chat.read") : t("chat.sent")}</p>}
        {later && (
          <Link className="button button-quiet button-small justify-self-center" to={later}>
            <Icon name="chevron-down" />
            {t("chat.later")}
          </Link>
        )}
        <span id="einde" ref={setEnd} />
      </div>
    </div>
  );
}

function Earlier({ to, oldest, onEarlier }: { to: string; oldest?: number; onEarlier: () => void }) {
  const { t } = useTranslation("messages");
  const link = useRef<HTMLAnchorElement>(null);
  useComesIntoView(link, oldest, onEarlier);
  return (
    <Link
      className="button button-quiet button-small justify-self-center"
      to={to}
      ref={link}
      onClick={(event) => {
        event.preventDefault();
        onEarlier();
      }}
    >
      <Icon name="chevron-up" />
      {t("chat.earlier")}
    </Link>
  );
}

interface DayProps {
  day: Day;
  now: number;
  pageAddress: string;
  suspended: JobRole | null;
  latestBid: number | undefined;
  decides: (message: number) => string | undefined;
}

function DayOfMessages({ day, now, pageAddress, suspended, latestBid, decides }: DayProps) {
  const { t } = useTranslation("messages");
  const locale = useLocale();
  const word = dayWord(day.date, now);
  return (
    <section className="grid gap-1">
      <h2 className="thread-day">
        <time dateTime={day.date}>{word ? t(`chat.${word}`) : formatDay(day.date, locale)}</time>
      </h2>
      <ol className="thread-lines">
        {day.lines.map((line) => (
          <Line
            key={line.message.id}
            line={line}
            pageAddress={pageAddress}
            suspended={suspended}
            latestBid={latestBid}
            decides={decides(line.message.id)}
          />
        ))}
      </ol>
    </section>
  );
}

type LineProps = Pick<DayProps, "pageAddress" | "suspended" | "latestBid"> & {
  line: Day["lines"][number];
  decides: string | undefined;
};

function Line({ line, pageAddress, suspended, latestBid, decides }: LineProps) {
  const { t } = useTranslation("messages");
  return (
    <>
      {line.firstNew && (
        <li className="thread-new">
          <span>{t("chat.newMessages")}</span>
        </li>
      )}
      <MessageBubble
        line={line}
        pageAddress={pageAddress}
        suspended={suspended}
        latestBid={latestBid}
        decides={decides}
      />
    </>
  );
}
