import { categoryOf } from "~/domain/jobs/category-names";
import type { Job } from "~/domain/jobs/job";
import { CategoryPicture } from "../illustrations/category-picture";
import { classNames } from "../ui/class-names";

type JobPictureProps = {
  job: Pick<Job, "image" | "category">;
  eager?: boolean;
  /** The largest thing that a phone shows: it loads before the photos beside it. */
  first?: boolean;
  className?: string;
};

export function JobPicture({ job, eager, first, className }: JobPictureProps) {
  const photo = job.image[0];
  const frame = classNames("overflow-hidden bg-pic-ground", className);
  if (photo) {
    return (
      <span className={frame}>
        <img
          className="size-full object-cover"
          src={photo.small}
          alt=""
          width={400}
          height={300}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={first ? "high" : undefined}
          decoding="async"
        />
      </span>
    );
  }
  return (
    <span className={classNames(frame, "grid place-items-center")}>
      <CategoryPicture name={categoryOf(job.category).slug} className="size-1/2 max-w-28" />
    </span>
  );
}
