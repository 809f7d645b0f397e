import type { ReactNode } from "react";
import type { Job } from "~/domain/job";
import { JobCard } from "./job-card";

type JobGridProps = {
  jobs: readonly Job[];
  now: number;
  heading?: "h2" | "h3";
  between?: { after: number; what: ReactNode };
  inView?: number;
};

export function JobGrid({ jobs, now, heading, between, inView = 0 }: JobGridProps) {
  const before = between ? jobs.slice(0, between.after) : jobs;
  const after = between ? jobs.slice(between.after) : [];
  const card = (job: Job, index: number) => (
    <li key={job.id} className="min-w-0">
      <JobCard job={job} now={now} heading={heading} eager={index < inView} />
    </li>
  );
  return (
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
      {before.map(card)}
      {between && before.length === between.after && <li className="col-span-full">{between.what}</li>}
      {after.map((job, index) => card(job, before.length + index))}
    </ul>
  );
}
