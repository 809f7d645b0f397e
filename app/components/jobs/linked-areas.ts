import type { JobArea } from "~/domain/jobs/job";

export const MAX_LINKED_AREAS = 60;

export interface LinkedArea extends JobArea {
  name: string;
  href: string;
}

export const listOf = ([first]: readonly LinkedArea[]) => `gebieden-${first?.zip4}`;
