import { Link } from "react-router";
import type { Message } from "~/domain/chat";
import { useTranslation } from "~/locales/use-translation";
import { formatDay } from "../format";
import { useLocale } from "../locale";
import { Icon } from "../ui/icon";
import { MessageBubble } from "./message-bubble";
import { type Day, threadOf } from "./thread";
import { dayWord } from "./when";

export interface MessageListProps {
  /** Oldest first. */
  messages: Message[];
  viewer: number | null;
  /** How many of the other's were unread when the conversation was opened. */
  unread: number;
  now: number;
  /** Where older messages are, and newer ones than those shown. */
  earlier: string | null;
  later: string | null;
}

/** What was said, newest at the bottom. The list opens at its end without a script: see `.thread` in chat.css. */
export function MessageList({ messages, viewer, unread, now, earlier, later }: MessageListProps) {
  const { t } = useTranslation("messages");
  const last = messages.at(-1);
  const seen = last && last.chat_user.id === viewer && !later ? last.read : null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <div className="thread" role="log" aria-label={t("chat.messages")} tabIndex={0}>
      <div className="thread-inner">
        {earlier ? (
          <Link className="button button-quiet button-small justify-self-center" to={earlier}>
            <Icon name="chevron-up" />
            {t("chat.earlier")}
          </Link>
        ) : (
          messages.length === 0 && <p className="thread-start">{t("chat.start")}</p>
        )}
        {threadOf(messages, viewer, unread).map((day) => (
          <DayOfMessages key={day.date} day={day} now={now} />
        ))}
        {seen !== null && <p className="thread-seen">{seen ? t("chat.read") : t("chat.sent")}</p>}
        {later && (
          <Link className="button button-quiet button-small justify-self-center" to={later}>
            <Icon name="chevron-down" />
            {t("chat.later")}
          </Link>
        )}
        <span id="einde" />
      </div>
    </div>
  );
}

function DayOfMessages({ day, now }: { day: Day; now: number }) {
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
          <Line key={line.message.id} line={line} />
        ))}
      </ol>
    </section>
  );
}

function Line({ line }: { line: Day["lines"][number] }) {
  const { t } = useTranslation("messages");
  return (
    <>
      {line.firstNew && (
        <li className="thread-new">
          <span>{t("chat.newMessages")}</span>
        </li>
      )}
      <MessageBubble line={line} />
    </>
  );
}
