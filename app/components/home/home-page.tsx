import type { Job } from "~/domain/job";
import type { PaymentTerms } from "../payments/terms";
import { AppSection } from "./app-section";
import { Categories } from "./categories";
import { Closing } from "./closing";
import { Hero } from "./hero";
import { Intro, type Newcomer } from "./intro";
import { NewJobs } from "./new-jobs";
import { Reviews } from "./reviews";
import { SafePay } from "./safe-pay";
import { Steps } from "./steps";
import { Waiting, type WaitingFor } from "./waiting";
import { Why } from "./why";

export type HomePageProps = {
  jobs: readonly Job[];
  /** The jobs are near the reader's home. */
  near: boolean;
  now: number;
  /** The reader's own, for the search. */
  zipcode: string;
  terms: PaymentTerms;
  /** What waits for the reader; of a visitor nothing is known. */
  waiting: WaitingFor | null;
  /** Nobody told them yet how it works here. */
  newcomer: Newcomer | null;
};

/** The front door. */
export function HomePage({ jobs, near, now, zipcode, terms, waiting, newcomer }: HomePageProps) {
  return (
    <>
      {newcomer && <Intro newcomer={newcomer} />}
      {waiting && <Waiting waiting={waiting} now={now} />}
      <Hero zipcode={zipcode} />
      <Steps />
      <NewJobs jobs={jobs} near={near} now={now} />
      <Why />
      <Categories />
      <SafePay {...terms} />
      <Reviews />
      <AppSection />
      <Closing />
    </>
  );
}
