import { useTranslation } from "~/locales/use-translation";

interface StreamFrameProps {
  /** Of the conversation. */
  uri: string;
  /** The last message on the page; 0 without one. */
  after: number;
}

/** The messages from now on, without JavaScript: a document that the browser loads again every few seconds. */
export function StreamFrame({ uri, after }: StreamFrameProps) {
  const { t } = useTranslation("messages");
  return (
    <noscript>
      <iframe className="stream-frame" src={`/messages/${uri}/stream?after=${after}`} title={t("stream.title")} />
    </noscript>
  );
}
