import type { JobImage } from "~/domain/jobs/image";
import type { Job } from "~/domain/jobs/job";
import { useTranslation } from "~/locales/use-translation";
import { altOf } from "../jobs/photo-alt";
import { Icon } from "../ui/icon";
import { PhotoButton } from "./photo-button";

export function EditPhoto({ job, photo, index }: { job: Job; photo: JobImage; index: number }) {
  const { t } = useTranslation("jobs");
  const n = index + 1;
  return (
    <li className="photo-tile">
      <img src={photo.small} alt={altOf(photo, index, job.title, t)} width={400} height={300} loading="lazy" />
      <PhotoButton
        job={job}
        intent={`photo-remove:${photo.id}`}
        className="icon-button photo-tile-remove"
        aria-label={t("edit.photoRemove", { n })}
      >
        <Icon name="trash" />
      </PhotoButton>
      <div className="photo-tile-moves">
        <PhotoButton
          job={job}
          intent={`photo-earlier:${photo.id}`}
          className="icon-button disabled:invisible"
          disabled={index === 0}
          aria-label={t("edit.photoEarlier", { n })}
        >
          <Icon name="chevron-left" />
        </PhotoButton>
        <PhotoButton
          job={job}
          intent={`photo-later:${photo.id}`}
          className="icon-button disabled:invisible"
          disabled={index === job.image.length - 1}
          aria-label={t("edit.photoLater", { n })}
        >
          <Icon name="chevron-right" />
        </PhotoButton>
      </div>
    </li>
  );
}
