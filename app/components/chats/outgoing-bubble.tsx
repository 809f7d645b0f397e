import type { Outgoing } from "~/live/conversation";
import { useTranslation } from "~/locales/use-translation";
import { classNames } from "../ui/class-names";
import { PhotoPreview } from "./photo-preview";

export interface OutgoingProps {
  message: Outgoing;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

const onItsWay = { sending: true, unsent: false, refused: false } as const satisfies Record<
  Outgoing["status"],
  boolean
>;

export function OutgoingBubble({
  message: { clientId, text, status, why, photos },
  onRetry,
  onDiscard,
}: OutgoingProps) {
  const { t } = useTranslation("messages");
  return (
    <li
      className={classNames("bubble bubble-own bubble-follows", photos && "bubble-photos")}
      data-outgoing={status}
      aria-busy={onItsWay[status]}
    >
      <span className="visually-hidden">{t("chat.you")}: </span>
      {photos && (
        <ul className={classNames("photo-grid", photos.length === 1 && "photo-grid-one")}>
          {photos.map(({ id, small, alt, file }) => (
            <li key={id}>
              {file ? (
                <PhotoPreview file={file} alt={alt ?? ""} />
              ) : (
                <img src={small ?? undefined} alt={alt ?? ""} width={4} height={3} />
              )}
            </li>
          ))}
        </ul>
      )}
      {text && <p className="bubble-text">{text}</p>}
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
