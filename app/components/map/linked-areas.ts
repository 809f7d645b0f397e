import type { JobArea } from "~/domain/job";

/** So many areas are shown, at most: those with the most jobs. */
export const MOST_AREAS = 60;

/** An area with its name, and the address of the jobs in it. */
export interface LinkedArea extends JobArea {
  name: string;
  href: string;
}
