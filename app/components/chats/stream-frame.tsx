import { useTranslation } from "~/locales/use-translation";

interface StreamFrameProps {
  /** Of the conversation. */
  uri: string;
  /** The last message on the page; 0 without one. */
  after: number;
}

/** What is said from now on, where no script will fetch it: a document that grows for as long as it is open. */
export function StreamFrame({ uri, after }: StreamFrameProps) {
  const { t } = useTranslation("messages");
  return (
    <noscript>
      <iframe className="stream-frame" src={`/messages/${uri}/stream?after=${after}`} title={t("stream.title")} />
    </noscript>
  );
}
