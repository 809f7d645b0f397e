import { postcodeText } from "../values/postcode-text";
import type { JobAdditions } from "./job-additions";
import { isUnderway, takesBids } from "./job-life";
import type { JobStatus } from "./job-status";

interface JobLocation extends Partial<Pick<JobAdditions, "location_details">> {
  is_remote?: boolean;
  zipcode?: string | null;
  city?: string | null;
}

export const canGiveAddress = ({ status, is_remote }: { status: JobStatus; is_remote: boolean }): boolean =>
  !is_remote && (takesBids(status) || isUnderway(status));

export interface DealPlace {
  area: string;
  address: string | null;
}

export function dealPlaceOf({ is_remote, zipcode, city, location_details }: JobLocation): DealPlace | null {
  const area = [zipcode && postcodeText(zipcode), city].filter(Boolean).join(" ");
  return is_remote || area === "" ? null : { area, address: location_details ?? null };
}

export const placeLine = ({ area, address }: DealPlace): string =>
  [address?.replace(/\s*\n\s*/g, ", ").replace(/[\s.,;]+$/, ""), area].filter(Boolean).join(", ");
