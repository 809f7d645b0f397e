import { z } from "zod";
import { cancellation } from "./cancellation";
import { job, zip4 } from "./job";
import { startCode } from "./start-code";
import { knownCard } from "./track-record";

const point = { latitude: z.number(), longitude: z.number() };

/** Where a job is, as near as everyone may know: the middle of its postcode area, and the places around it. */
const jobPlace = z.object({
  zip4,
  city: z.string(),
  ...point,
  nearby: z.array(z.object({ city: z.string(), ...point })),
});
export type JobPlace = z.output<typeof jobPlace>;

/** One job, with what its page tells beside it. */
export const jobDetails = job.extend({
  owner: knownCard,
  /** Null without a place, as of a remote job. */
  place: jobPlace.nullable().optional(),
  /** Null but for the two of a deal. */
  cancellation: cancellation.nullable().optional(),
  /** Null but for the two of a deal that has a start code, until the work begins or is done. */
  start_code: startCode.nullable().optional(),
});
export type JobDetails = z.output<typeof jobDetails>;
