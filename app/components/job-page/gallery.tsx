import type { Job } from "~/domain/jobs/job";
import { useTranslation } from "~/locales/use-translation";
import { altOf } from "../jobs/photo-alt";
import { Link } from "../ui/link";

export function Gallery({ job }: { job: Job }) {
  const { t } = useTranslation("jobs");
  if (job.image.length === 0) return null;
  const many = job.image.length > 1;
  return (
    <section aria-label={t("job.photos")} className="grid min-w-0 gap-3">
      <ul className="gallery">
        {job.image.map((photo, index) => (
          <li key={photo.id} id={`foto-${index + 1}`}>
            <Link to={`/task/${job.id}/foto/${index + 1}`} aria-label={t("job.photoBig", { n: index + 1 })}>
              <img
                src={photo.large}
                srcSet={`${photo.small} 480w, ${photo.large} 1600w`}
                sizes="(max-width: 64rem) 100vw, 45rem"
                alt={altOf(photo, index, job.title, t)}
                width={1200}
                height={900}
                loading={index === 0 ? "eager" : "lazy"}
                fetchPriority={index === 0 ? "high" : undefined}
              />
            </Link>
            {many && (
              <span className="gallery-count" aria-hidden="true">
                {index + 1}/{job.image.length}
              </span>
            )}
          </li>
        ))}
      </ul>
      {many && (
        <ul className="hidden gap-2 overflow-x-auto p-1 sm:flex">
          {job.image.map((photo, index) => (
            <li key={photo.id} className="flex-none">
              <Link
                to={`/task/${job.id}/foto/${index + 1}`}
                aria-label={t("job.photoOf", { n: index + 1, count: job.image.length })}
                className="block overflow-hidden rounded-control"
              >
                <img
                  src={photo.small}
                  alt=""
                  width={72}
                  height={54}
                  loading="lazy"
                  className="h-13.5 w-18 object-cover"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
