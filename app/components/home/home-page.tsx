import type { FiguresShown } from "~/domain/figures";
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
import { WaitingNote } from "./waiting-note";
import { Why } from "./why";

export type HomePageProps = {
  jobs: readonly Job[];
  /** The jobs are near the reader's home. */
  near: boolean;
  now: number;
  /** The reader's own, for the search. */
  zipcode: string;
  terms: PaymentTerms;
  /** What is said of the site. */
  figures: FiguresShown;
  /** The reader's own jobs with bids that wait for an answer. */
  waiting: readonly Job[];
  /** Nobody told them yet how it works here. */
  newcomer: Newcomer | null;
};

/** The front door. */
export function HomePage({ jobs, near, now, zipcode, terms, figures, waiting, newcomer }: HomePageProps) {
  return (
    <>
      {newcomer && <Intro newcomer={newcomer} />}
      <WaitingNote jobs={waiting} />
      <Hero zipcode={zipcode} figures={figures} />
      <Steps />
      <NewJobs jobs={jobs} near={near} now={now} />
      <Why figures={figures} />
      <Categories />
      <SafePay {...terms} />
      <Reviews />
      <AppSection />
      <Closing />
    </>
  );
}
