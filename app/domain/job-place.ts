import type { JobAdditions } from "./job-additions";
import { isUnderway, takesBids } from "./job-life";
import type { JobStatus } from "./job-status";
import { postcodeText } from "./postcode-text";

interface Placed extends Partial<Pick<JobAdditions, "location_details">> {
  is_remote?: boolean;
  zipcode?: string | null;
  city?: string | null;
}

/** Returns whether the placer can give or change the address: until the work is approved or the job is gone. */
export const canGiveAddress = ({ status, is_remote }: { status: JobStatus; is_remote: boolean }): boolean =>
  !is_remote && (takesBids(status) || isUnderway(status));

/** The address of the work, for both parties of a deal. */
export interface DealPlace {
  /** The whole postcode and the town. */
  area: string;
  /** The address that the placer gave, or null. */
  address: string | null;
}

/** Returns null for a job on distance. */
export function dealPlaceOf({ is_remote, zipcode, city, location_details }: Placed): DealPlace | null {
  const area = [zipcode && postcodeText(zipcode), city].filter(Boolean).join(" ");
  return is_remote || area === "" ? null : { area, address: location_details ?? null };
}

/** Returns the place on one line, for a calendar. */
export const placeLine = ({ area, address }: DealPlace): string =>
  [address?.replace(/\s*\n\s*/g, ", "), area].filter(Boolean).join(", ");
