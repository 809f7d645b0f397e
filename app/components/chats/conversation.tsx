import { chatRefusal } from "~/domain/chats/chat-refusal";
import { answersOf } from "~/domain/deals/appointment-life";
import { useTranslation } from "~/locales/use-translation";
import { appointmentAddress } from "../deals/appointment-address";
import { suspendedIn } from "../deals/bid-word";
import { Alert } from "../ui/alert";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { Composer, type ComposerProps } from "./composer";
import { ConversationHead, type Presence } from "./conversation-head";
import { DealMenu } from "./deal-menu";
import { MessageList, type MessageListProps } from "./message-list";
import { NextStep } from "./next-step";
import type { NextStepProps } from "./next-step-props";
import { PaymentRequired } from "./payment-required";
import { StreamFrame } from "./stream-frame";
import { WritingNotice, type WritingNoticeProps } from "./writing-notice";

const REPORTING = "melden";

export interface ConversationProps
  extends MessageListProps,
    NextStepProps,
    Omit<WritingNoticeProps, "refusal" | "paying" | "late">,
    Presence {
  back: string;
  composer: Omit<ComposerProps, "to" | "aside">;
  typing: boolean;
  connected: boolean | null;
  below: number;
  announced: string;
}

export function Conversation(props: ConversationProps) {
  const { chat, jobStatus, composer, online, lastSeen, now } = props;
  const { t } = useTranslation("messages");
  const refusal = chatRefusal(chat);
  return (
    <section className="chat" id={REPORTING}>
      <ConversationHead
        chat={chat}
        viewer={props.viewer}
        jobStatus={jobStatus}
        begunAt={props.begunAt}
        doneAt={props.doneAt}
        stopped={props.money.stopped}
        disputed={props.money.disputed !== null}
        back={props.back}
        online={online}
        lastSeen={lastSeen}
        now={now}
      >
        <DealMenu {...props} />
        {props.pageAddress && (
          <a className="menu-item report-messages" href={`#${REPORTING}`}>
            <Icon name="flag" />
            {t("chat.reportOne")}
          </a>
        )}
      </ConversationHead>
      <NextStep {...props} />
      <PaymentRequired {...props} />
      <MessageList
        {...props}
        proposal={proposalOf(props)}
        suspended={suspendedIn(chat, props.viewer)}
        latestBid={chat.bid?.id}
      />
      <div className="visually-hidden" aria-live="polite">
        {props.announced}
      </div>
      {!refusal && !props.later && <StreamFrame uri={chat.uri} after={props.messages.at(-1)?.id ?? 0} />}
      <div className="chat-foot">
        <Now {...props} />
        {refusal || chat.suspended ? (
          <>
            <SavedMessage {...composer} />
            {refusal ? (
              <WritingNotice
                {...props}
                refusal={refusal}
                paying={props.money.paying}
                late={props.money.late}
                lateTotal={props.money.lateTotal}
              />
            ) : (
              <Alert tone="warning">{t("chat.suspended", { name: chat.name })}</Alert>
            )}
          </>
        ) : (
          <Composer {...composer} to={chat.name} aside={<Aside {...props} />} />
        )}
      </div>
    </section>
  );
}

const proposalOf = ({ chat: { appointment, uri }, viewer, now }: ConversationProps): string | null =>
  appointment && answersOf(appointment, viewer, now).includes("accepted") ? appointmentAddress(uri) : null;

function Aside({ connected, typing, chat, composer }: ConversationProps) {
  const { t } = useTranslation("messages");
  if (connected) return typing && <p className="chat-typing">{t("chat.typing", { name: chat.name })}</p>;
  return (
    <Link
      className={classNames(
        "chat-refresh text-link min-h-11 items-center gap-1.5 px-1",
        connected === null && "chat-refresh-late",
      )}
      to={composer.pageAddress}
    >
      <Icon name="refresh" />
      {t("chat.refresh")}
    </Link>
  );
}

function Now({ below, connected, thread }: ConversationProps) {
  const { t } = useTranslation("messages");
  return (
    <div className="chat-now">
      {below > 0 && (
        <button type="button" className="button button-secondary button-small chat-below" onClick={thread.toEnd}>
          <Icon name="chevron-down" />
          {t("chat.below", { count: below })}
        </button>
      )}
      <output>{connected === false && t("chat.down")}</output>
    </div>
  );
}

function SavedMessage({ form, message }: Pick<ConversationProps["composer"], "form" | "message">) {
  const { t } = useTranslation("messages");
  const text = typeof message.initialValue === "string" ? message.initialValue : "";
  if (!form.errors?.length) return null;
  return (
    <Alert tone="error" live title={form.errors.join(" ")}>
      {text && (
        <>
          <p>{t("notice.unsent")}</p>
          <blockquote className="max-h-32 overflow-auto whitespace-pre-wrap border-l-2 border-danger pl-3">
            {text}
          </blockquote>
        </>
      )}
    </Alert>
  );
}
