import type { OwnVideo } from "~/domain/values/named";
import { useTranslation } from "~/locales/use-translation";
import { Section } from "../ui/section";

export function Video({ video }: { video: OwnVideo | null }) {
  const { t } = useTranslation("front");
  if (!video) return null;
  return (
    <Section id="video" title={t("video.title")} intro={video.example ? t("video.example") : undefined}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said in it is in the picture too */}
      <video className="aspect-video w-full rounded-card" src={video.src} poster={video.poster} preload="none" controls>
        <a href={video.src}>{t("video.watch")}</a>
      </video>
    </Section>
  );
}
