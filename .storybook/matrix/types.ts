export const ROLES = ["visitor", "placer", "helper", "unverified", "business", "partner", "admin"] as const;
export type Role = (typeof ROLES)[number];

/** The states that a screen may be in, by the names that stories give them. */
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

/** What a route asks of the API. */
export interface Asking {
  /** The calls that it makes and whose refusals it does not let pass: what its own page would have to tell. */
  calls: string[];
  /** Something in what it sends was typed, or came with a form. */
  readsForm: boolean;
  /** The names and texts in its code: a field that is not among them it does not send. */
  words: Set<string>;
}

/** A refusal that a page can meet, with the stories that show it. */
export interface Refusal {
  call: string;
  code: string;
  status: number;
  stories: string[];
}

export interface Shown {
  /** As Storybook's index has it. */
  id: string;
  name: string;
  role: Role;
  language: "nl" | "en";
  live: boolean;
}

/** A page of the site: how it is shown, and what the API may refuse it. */
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
