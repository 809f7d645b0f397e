import type { ReactNode } from "react";
import type { Job } from "~/domain/jobs/job";
import type { Excerpt } from "~/domain/search/excerpt";
import { classNames } from "../ui/class-names";
import { JobCard } from "./job-card";

const NEW_MS = 24 * 3_600_000;

type JobGridProps = {
  jobs: readonly Job[];
  now: number;
  heading?: "h2" | "h3";
  between?: { after: number; what: ReactNode };
  inView?: number;
  marksNew?: boolean;
  isRow?: boolean;
  fullRows?: boolean;
  excerptOf?: (job: Job) => Excerpt | null;
};

export function JobGrid({
  jobs,
  now,
  heading,
  between,
  inView = 0,
  marksNew = true,
  isRow,
  fullRows,
  excerptOf,
}: JobGridProps) {
  const isRecent = ({ created_at }: Job) => now - Date.parse(created_at) < NEW_MS;
  // A mark on most cards does not distinguish any.
  const marks = marksNew && 2 * jobs.filter(isRecent).length <= jobs.length;
  const before = between ? jobs.slice(0, between.after) : jobs;
  const after = between ? jobs.slice(between.after) : [];
  const card = (job: Job, index: number) => (
    <li key={job.id} className="min-w-0">
      <JobCard
        job={job}
        isNew={marks && isRecent(job)}
        now={now}
        heading={heading}
        eager={index < inView}
        first={index === 0 && inView > 0}
        excerpt={excerptOf?.(job)}
      />
    </li>
  );
  return (
    <ul
      className={classNames(
        "grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3",
        isRow && "phone-row",
        fullRows && "full-rows",
      )}
    >
      {before.map(card)}
      {between && before.length === between.after && <li className="col-span-full">{between.what}</li>}
      {after.map((job, index) => card(job, before.length + index))}
    </ul>
  );
}
