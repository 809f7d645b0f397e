import type { Job } from "~/domain/jobs/job";
import { type Cents, parseMoney } from "~/domain/money/money";
import { postcodeText } from "~/domain/values/postcode-text";

export function priceOf(job: Pick<Job, "price_type" | "budget">): Cents | null {
  return job.price_type === "TBD" ? null : parseMoney(job.budget);
}

/**
 * Four digits and town: near enough to judge the way, too rough to find the door. The two of a deal see the whole
 * postcode.
 */
export function areaOf(job: Pick<Job, "zipcode" | "city">, isParty = false): string {
  return [isParty ? job.zipcode && postcodeText(job.zipcode) : job.zipcode?.slice(0, 4), job.city]
    .filter(Boolean)
    .join(" ");
}
