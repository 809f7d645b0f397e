import type { Job } from "~/domain/job";
import { Products, type ProductsProps } from "../shops/products";
import { Categories } from "./categories";
import { Intro, type Newcomer } from "./intro";
import { NewJobs } from "./new-jobs";
import { Waiting, type WaitingFor } from "./waiting";

export interface DayPageProps {
  waiting: WaitingFor;
  /** Nobody told them yet how it works here. */
  newcomer: Newcomer | null;
  jobs: readonly Job[];
  /** The jobs are near the reader's home. */
  near: boolean;
  /** Null where no shops are set up. */
  shop: ProductsProps | null;
  now: number;
}

/** The home of a signed-in reader: their day, and what others asked for. */
export function DayPage({ waiting, newcomer, jobs, near, shop, now }: DayPageProps) {
  return (
    <>
      {newcomer && <Intro newcomer={newcomer} />}
      <Waiting waiting={waiting} now={now} />
      {waiting.near.length === 0 && <NewJobs jobs={jobs} near={near} now={now} />}
      <Categories />
      {shop && <Products {...shop} />}
    </>
  );
}
