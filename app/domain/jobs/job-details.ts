import { z } from "zod";
import { knownCard } from "../accounts/track-record";
import { cancellation } from "../deals/cancellation";
import { endedDeal } from "../deals/deal-end-summary";
import { startCode } from "../deals/start-code";
import { stopOfJob } from "../deals/stop-proposal";
import { job, removal, zip4 } from "./job";

const point = { latitude: z.number(), longitude: z.number() };

const jobPlace = z.object({
  zip4,
  city: z.string(),
  ...point,
  nearby: z.array(z.object({ city: z.string(), ...point })),
});
export type JobPlace = z.output<typeof jobPlace>;

export const jobDetails = job.extend({
  owner: knownCard,
  place: jobPlace.nullable().optional(),
  cancellation: cancellation.nullable().optional(),
  stop: stopOfJob.nullable().optional(),
  /** Null in a dispute and a chargeback, for others than the two, and once the work began or is done. */
  start_code: startCode.nullable().optional(),
  has_timeline: z.boolean().optional(),
  ended_deal: endedDeal.nullable().optional(),
  removal: removal.nullable().optional(),
});
export type JobDetails = z.output<typeof jobDetails>;
