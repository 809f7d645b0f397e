import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MessageBubble } from "~/components/chats/message-bubble";
import { StreamDocument, StreamEnded } from "~/components/chats/stream-document";
import { threadOf } from "~/components/chats/thread";
import type { Message } from "~/domain/chats/chat";
import type { Language } from "~/domain/values/language";
import { textsIn } from "~/locales";

export interface StreamTexts {
  opening: string;
  line(message: Message, before: Message | null): string;
  ended: string;
  closing: string;
}

interface Reading {
  uri: string;
  after: number;
  isLive: boolean;
  viewer: number;
  language: Language;
  styles: readonly string[];
}

const LINES = "{{lines}}";

export function streamTexts({ uri, after, isLive, viewer, language, styles }: Reading): StreamTexts {
  const html = (node: React.ReactNode) =>
    renderToString(<I18nextProvider i18n={textsIn(language)}>{node}</I18nextProvider>);
  const whole = html(
    <StreamDocument uri={uri} after={after} isLive={isLive} styles={styles}>
      {LINES}
    </StreamDocument>,
  );
  const [opening = "", closing = ""] = whole.split(LINES);
  return {
    opening: `<!DOCTYPE html>${opening.replace("charSet", "charset")}`,
    line(message, before) {
      const line = threadOf(before ? [before, message] : [message], viewer, 0)
        .at(-1)
        ?.lines.at(-1);
      return line ? html(<MessageBubble line={line} />) : "";
    },
    ended: html(<StreamEnded uri={uri} />),
    closing,
  };
}
