const DUE_TASKS = ["payouts", "tax_keys", "reviews", "release", "expiry", "cleanup", "archive", "index"] as const;
export type Task = (typeof DUE_TASKS)[number];

export const RUN_TASKS = [...DUE_TASKS, "delivery", "live", "uploads", "photos", "counters"] as const;

export type Outcomes = Partial<Record<(typeof RUN_TASKS)[number], boolean>>;
