import type { Job } from "~/domain/jobs/job";
import { useTranslation } from "~/locales/use-translation";
import { classNames } from "../ui/class-names";

export type PhotographedJob = Pick<Job, "id" | "image">;

interface JobPhotosProps {
  title: string;
  job: PhotographedJob;
}

export function JobPhotos({ title, job }: JobPhotosProps) {
  if (job.image.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{title}</h2>
      <JobPhotoGrid job={job} to={(index) => `/task/${job.id}/foto/${index + 1}`} />
    </section>
  );
}

interface JobPhotoGridProps {
  job: PhotographedJob;
  to: (index: number) => string;
}

export function JobPhotoGrid({ job, to }: JobPhotoGridProps) {
  const { t } = useTranslation("common");
  return (
    <ul className={classNames("photo-grid", job.image.length === 1 && "photo-grid-one")}>
      {job.image.map((photo, index) => (
        <li key={photo.id}>
          <a href={to(index)}>
            <img
              src={photo.small}
              alt={photo.alt ?? t("photo.of", { n: index + 1, count: job.image.length })}
              width={480}
              height={360}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
