import type { ChatPhoto } from "~/domain/chats/chat-photo";
import { useTranslation } from "~/locales/use-translation";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";
import { photoAddress } from "./photo-address";

interface PhotoGridProps {
  photos: readonly ChatPhoto[];
  to?: (photo: ChatPhoto) => string;
  captions?: boolean;
}

export function PhotoGrid({ photos, to = (photo) => photoAddress(photo), captions = false }: PhotoGridProps) {
  const { t } = useTranslation("common");
  const count = photos.length;
  return (
    <ul className={classNames("photo-grid", count === 1 && "photo-grid-one")}>
      {photos.map((photo, at) => (
        <li key={photo.id}>
          {photo.small === null ? (
            <span className="photo-gone">
              <Icon name="image" />
              {t(photo.removed_by_team ? "photo.removedByTeam" : "photo.removed")}
            </span>
          ) : (
            // `_top`, because the stream is a frame.
            <a href={to(photo)} target="_top">
              <img
                src={photo.small}
                alt={photo.alt ?? t("photo.of", { n: at + 1, count })}
                width={photo.width}
                height={photo.height}
                loading="lazy"
              />
            </a>
          )}
          {captions && photo.alt && <p className="text-sm text-ink-soft wrap-anywhere">{photo.alt}</p>}
        </li>
      ))}
    </ul>
  );
}
