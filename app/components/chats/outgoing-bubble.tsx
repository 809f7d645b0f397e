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
  message: { clientId, text, status, why, photos, progress = 0 },
  onRetry,
  onDiscard,
}: OutgoingProps) {
  const { t } = useTranslation("messages");
  // The message of the API already names the photo.
  const notSent =
    photos && !why ? t("photo.notSent", { names: photos.map(({ file }) => file.name).join(", ") }) : t("chat.notSent");
  return (
    <li
      className={classNames("bubble bubble-own bubble-follows", photos && "bubble-photos")}
      data-outgoing={status}
      aria-busy={onItsWay[status]}
    >
      <span className="visually-hidden">{t("chat.you")}: </span>
      {photos && (
        <ul className={classNames("photo-grid", photos.length === 1 && "photo-grid-one")}>
          {photos.map(({ id, file }) => (
            <li key={id}>
              <PhotoPreview file={file} alt={file.name} />
            </li>
          ))}
        </ul>
      )}
      {text && <p className="bubble-text">{text}</p>}
      {onItsWay[status] ? (
        <>
          <span className="bubble-time">{t("chat.sending")}</span>
          {photos && (
            <div className="bubble-progress">
              <progress max={1} value={progress} aria-label={t("photo.progress")} />
              <button type="button" className="text-link min-h-11" onClick={() => onDiscard(clientId)}>
                {t("photo.cancel")}
              </button>
            </div>
          )}
        </>
      ) : (
        <div className="bubble-unsent" role="alert">
          <span>{[notSent, why].join(" ").trim()}</span>
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
