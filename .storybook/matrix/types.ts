export const ROLES = ["visitor", "placer", "helper", "unverified", "business", "partner", "admin"] as const;
export type Role = (typeof ROLES)[number];

export const STATES = [
  "Default",
  "Empty",
  "Loading",
  "Invalid",
  "Submitting",
  "NotFound",
  "Forbidden",
  "Failed",
  "Offline",
] as const;

export interface Asking {
  /** Calls whose refusals it does not swallow, so its page has to show them. */
  calls: string[];
  readsForm: boolean;
  /** Names and texts in its code: it cannot send any other field. */
  words: Set<string>;
}

export interface Refusal {
  call: string;
  code: string;
  status: number;
  stories: string[];
}

export interface Shown {
  id: string;
  name: string;
  role: Role;
  language: "nl" | "en";
  live: boolean;
}

export interface Row {
  path: string;
  file: string;
  section: string;
  stories: Shown[];
  refusals: Refusal[];
}

export interface Matrix {
  rows: Row[];
  general: readonly string[];
}
