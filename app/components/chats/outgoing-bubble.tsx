import type { Outgoing } from "~/live/conversation";
import { useTranslation } from "~/locales/use-translation";

export interface OutgoingProps {
  message: Outgoing;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

const onItsWay = { sending: true, unsent: false, refused: false } as const satisfies Record<
  Outgoing["status"],
  boolean
>;

/** A message on its way, or one that did not get there. */
export function OutgoingBubble({ message: { clientId, text, status, why }, onRetry, onDiscard }: OutgoingProps) {
  const { t } = useTranslation("messages");
  return (
    <li className="bubble bubble-own bubble-follows" data-outgoing={status}>
      <span className="visually-hidden">{t("chat.you")}: </span>
      <p className="bubble-text">{text}</p>
      {onItsWay[status] ? (
        <span className="bubble-time">{t("chat.sending")}</span>
      ) : (
        <div className="bubble-unsent" role="alert">
          <span>{[t("chat.notSent"), why].join(" ").trim()}</span>
          <button type="button" className="text-link min-h-11" onClick={() => onRetry(clientId)}>
            {t("chat.retry")}
          </button>
          <button type="button" className="text-link min-h-11" onClick={() => onDiscard(clientId)}>
            {t("chat.discard")}
          </button>
        </div>
      )}
    </li>
  );
}
