import { useTranslation } from "~/locales/use-translation";

interface StreamFrameProps {
  uri: string;
  after: number;
}

export function StreamFrame({ uri, after }: StreamFrameProps) {
  const { t } = useTranslation("messages");
  return (
    <noscript>
      <iframe className="stream-frame" src={`/messages/${uri}/stream?after=${after}`} title={t("stream.title")} />
    </noscript>
  );
}
