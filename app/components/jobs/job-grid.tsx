import type { ReactNode } from "react";
import type { Job } from "~/domain/job";
import { JobCard } from "./job-card";

type JobGridProps = {
  jobs: readonly Job[];
  now: number;
  heading?: "h2" | "h3";
  /** Put between the cards, after so many of them. */
  between?: { after: number; what: ReactNode };
  columns?: "two" | "three";
};

const COLUMNS = {
  two: "sm:grid-cols-2",
  three: "sm:grid-cols-2 lg:grid-cols-3",
};

/** Jobs as cards side by side. */
export function JobGrid({ jobs, now, heading, between, columns = "three" }: JobGridProps) {
  const before = between ? jobs.slice(0, between.after) : jobs;
  const after = between ? jobs.slice(between.after) : [];
  const card = (job: Job, index: number) => (
    <li key={job.id} className="min-w-0">
      <JobCard job={job} now={now} heading={heading} eager={index < 3} />
    </li>
  );
  return (
    <ul className={`grid gap-3 sm:gap-5 ${COLUMNS[columns]}`}>
      {before.map(card)}
      {between && before.length === between.after && <li className="col-span-full">{between.what}</li>}
      {after.map((job) => card(job, between?.after ?? 0))}
    </ul>
  );
}
