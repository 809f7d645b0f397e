import type { Job } from "~/domain/jobs/job";
import { Intro, type Newcomer } from "./intro";
import { NewJobs } from "./new-jobs";
import { Products, type ProductsProps } from "./products";
import { Waiting, type WaitingFor } from "./waiting";

export interface DayPageProps {
  waiting: WaitingFor;
  newcomer: Newcomer | null;
  jobs: readonly Job[];
  near: boolean;
  shop: ProductsProps | null;
  now: number;
}

export function DayPage({ waiting, newcomer, jobs, near, shop, now }: DayPageProps) {
  const isQuiet = waiting.todo.length + waiting.waits.length === 0;
  return (
    <>
      {newcomer && <Intro newcomer={newcomer} />}
      <Waiting waiting={waiting} isNew={newcomer !== null} now={now} />
      {isQuiet && waiting.near.length === 0 && <NewJobs jobs={jobs} near={near} now={now} />}
      {shop && <Products {...shop} />}
    </>
  );
}
