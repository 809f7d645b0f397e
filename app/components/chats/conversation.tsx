import { chatRefusal } from "~/domain/chat";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { Composer } from "./composer";
import { ConversationHead } from "./conversation-head";
import { MessageList, type MessageListProps } from "./message-list";
import { NextStep, type NextStepProps } from "./next-step";
import { StreamFrame } from "./stream-frame";
import { WritingNotice, type WritingNoticeProps } from "./writing-notice";

interface ConversationProps extends MessageListProps, NextStepProps, Omit<WritingNoticeProps, "refusal"> {
  back: string;
  composer: Omit<Parameters<typeof Composer>[0], "to">;
}

/** One conversation: with whom, what was said, and where to write or why not. */
export function Conversation(props: ConversationProps) {
  const { chat, jobStatus, composer } = props;
  const refusal = chatRefusal(chat);
  return (
    <section className="chat">
      <ConversationHead chat={chat} jobStatus={jobStatus} back={props.back} />
      <NextStep {...props} />
      <MessageList {...props} />
      {!refusal && !props.later && <StreamFrame uri={chat.uri} after={props.messages.at(-1)?.id ?? 0} />}
      <div className="chat-foot">
        {refusal ? (
          <>
            <Unsent {...composer} />
            <WritingNotice {...props} refusal={refusal} />
          </>
        ) : (
          <Composer {...composer} to={chat.name} />
        )}
      </div>
    </section>
  );
}

/** What was written while the chat had just closed: refused, and not lost. */
function Unsent({ form, message }: Pick<ConversationProps["composer"], "form" | "message">) {
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
