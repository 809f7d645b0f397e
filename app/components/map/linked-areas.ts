import type { JobArea } from "~/domain/job";

/** The maximum number of areas, those with the most jobs. */
export const MOST_AREAS = 60;

export interface LinkedArea extends JobArea {
  name: string;
  href: string;
}
