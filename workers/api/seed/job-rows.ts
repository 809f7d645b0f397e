import { NO_ADDITIONS } from "~/domain/jobs/job-additions";
import { JOB_DAYS } from "~/domain/jobs/job-days";
import { dayInAmsterdam } from "~/domain/values/calendar";
import { zip4Of } from "~/domain/values/postcode";
import { termColumns } from "../db/job-terms";
import { areaOf } from "../postcodes/areas";
import { DAY } from "./clock";
import type { Row, RowOf } from "./insert";
import { OPEN_JOBS } from "./open-jobs";
import { PICTURES, type PictureName } from "./pictures/names";
import { type Timeline, timesOf } from "./timeline";

type Life = Timeline["lives"][number];

export const cents = (euros: number) => Math.round(euros * 100);

const place = (zipcode: string | null) => {
  const zip4 = zipcode === null ? "0" : zip4Of(zipcode);
  return { zipcode, zip4, city: areaOf(zip4)?.city ?? null };
};

const openColumns = ({ id, placed, job }: Life) => ({
  id,
  user_id: job.owner,
  title: job.title,
  description: job.description,
  ...place(job.zipcode),
  price_type: "budget" as const,
  budget: 0,
  category: job.category,
  business_required: 0,
  is_remote: job.zipcode === null ? 1 : 0,
  execution_date: null,
  ...NO_ADDITIONS,
  status: "open" as const,
  listed: 1,
  helper_id: null,
  done_at: null,
  created_at: placed,
  updated_at: placed,
  expires_at: placed + JOB_DAYS * DAY,
});

function rowOf(life: Life, now: number): RowOf<"job"> {
  const row = openColumns(life);
  if (life.kind === "gone") {
    const { budget, daysAgo } = life.job;
    return { ...row, budget: cents(budget), status: "deleted", listed: 0, updated_at: now - (daysAgo - 3) * DAY };
  }
  if (life.kind === "open") {
    const { budget, inDays, business, additions } = life.job;
    return {
      ...row,
      price_type: budget === null ? "TBD" : "budget",
      budget: cents(budget ?? 0),
      business_required: business ? 1 : 0,
      execution_date: inDays === undefined ? null : dayInAmsterdam(now + inDays * DAY),
      ...additions,
    };
  }
  const { job } = life;
  const times = timesOf(job, now);
  const solved = job.status === "solved";
  return {
    ...row,
    budget: cents(job.bid),
    status: job.status,
    listed: 0,
    helper_id: job.helper,
    done_at: solved ? times.done : null,
    updated_at: solved ? times.released : times.accepted,
  };
}

export const jobRows = ({ lives, now }: Timeline): RowOf<"job">[] => lives.map((life) => rowOf(life, now));

export const jobTermRows = (timeline: Timeline): Row[] =>
  timeline.lives.map(({ id, job }) => ({ job_id: id, ...termColumns({ ...job, ...place(job.zipcode) }) }));

interface JobPicture {
  job: number;
  position: number;
  name: PictureName;
}

export function jobPictures({ open }: Timeline): JobPicture[] {
  return OPEN_JOBS.flatMap(({ pictures = [] }, at) =>
    pictures.map((name, position) => ({ job: open(at).id, position, name })),
  );
}

/** One copy per job, because removing the image deletes it. */
export const keyOf = ({ job, position, name }: JobPicture, size: "small" | "large") =>
  `seed-${name}-${job}-${position}-${size}`;

export const jobImageRows = (timeline: Timeline): Row[] =>
  jobPictures(timeline).map((picture) => ({
    job_id: picture.job,
    position: picture.position,
    small_key: keyOf(picture, "small"),
    large_key: keyOf(picture, "large"),
    width: 960,
    height: 720,
    alt: PICTURES[picture.name],
  }));
