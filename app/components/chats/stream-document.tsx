import type { ReactNode } from "react";
import { useTranslation } from "~/locales/use-translation";

interface StreamDocumentProps {
  uri: string;
  after: number;
  isLive: boolean;
  styles: readonly string[];
  children: ReactNode;
}

export function StreamDocument({ uri, after, isLive, styles, children }: StreamDocumentProps) {
  const { t, language } = useTranslation(["messages", "stream"]);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{t("stream.title")}</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body className="stream">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
        <main className="thread" role="log" aria-label={t("stream.title")} tabIndex={0}>
          <p className="stream-foot">
            {isLive ? (
              t("stream:live")
            ) : (
              <>
                {t("stream:open")}{" "}
                <a className="text-link" href={`/messages/${uri}/stream?after=${after}&live=true`}>
                  {t("stream:goLive")}
                </a>
              </>
            )}
          </p>
          <div className="thread-inner">
            <ol className="thread-lines">{children}</ol>
          </div>
        </main>
      </body>
    </html>
  );
}

export function StreamEnded({ uri }: { uri: string }) {
  const { t } = useTranslation("stream");
  return (
    <li className="stream-ended">
      {t("ended")} <RefreshLink uri={uri} />
    </li>
  );
}

/** `_top` reloads the whole page. Without a fragment it opens at its end. */
function RefreshLink({ uri }: { uri: string }) {
  const { t } = useTranslation("stream");
  return (
    <a className="text-link" href={`/messages/${uri}`} target="_top">
      {t("refresh")}
    </a>
  );
}
