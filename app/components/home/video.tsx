import type { OwnVideo } from "~/domain/values/named";
import { useTranslation } from "~/locales/use-translation";

export function Video({ src, poster, example }: OwnVideo) {
  const { t } = useTranslation("front");
  return (
    <figure className="grid w-full max-w-3xl gap-2 justify-self-center">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said in it is in the picture too */}
      <video
        className="aspect-video w-full rounded-card"
        src={src}
        poster={poster}
        aria-label={t("video.title")}
        preload="none"
        controls
      >
        <a href={src}>{t("video.watch")}</a>
      </video>
      {example && <figcaption className="text-sm text-ink-soft">{t("video.example")}</figcaption>}
    </figure>
  );
}
