import type { Job } from "~/domain/jobs/job";
import { useTranslation } from "~/locales/use-translation";
import { altOf } from "../jobs/photo-alt";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";

export function PhotoPage({ job, n }: { job: Job; n: number }) {
  const { t } = useTranslation("jobs");
  const photo = job.image[n - 1];
  const count = job.image.length;
  if (!photo) return null;
  const address = (number: number) => `/task/${job.id}/foto/${number}`;
  return (
    <section className="page-width grid gap-4 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link className="text-link inline-flex min-h-11 items-center gap-2" to={`/task/${job.id}`}>
          <Icon name="arrow-left" />
          {t("job.photoBack")}
        </Link>
        <h1 className="font-sans text-base font-bold tracking-normal">{t("job.photoOf", { n, count })}</h1>
      </div>
      <figure className="photo-frame" data-photo="">
        <a href={photo.large}>
          <img src={photo.large} alt={altOf(photo, n - 1, job.title, t)} width={1200} height={900} />
          <span className="photo-zoom">
            <Icon name="search" />
            {t("job.photoZoom")}
          </span>
        </a>
      </figure>
      {photo.alt && <p className="text-center text-ink-soft">{photo.alt}</p>}
      {count > 1 && (
        <nav aria-label={t("job.photos")} className="flex items-center justify-between gap-4">
          {n > 1 ? (
            <Link className="button button-secondary" to={address(n - 1)} rel="prev">
              <Icon name="arrow-left" />
              {t("job.photoPrevious")}
            </Link>
          ) : (
            <span />
          )}
          {n < count && (
            <Link className="button button-secondary" to={address(n + 1)} rel="next">
              {t("job.photoNext")}
              <Icon name="arrow-right" />
            </Link>
          )}
        </nav>
      )}
    </section>
  );
}
