export const JOB_STATUSES = ["open", "reserved", "solved", "deleted"] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** How a deleted job ended, unless its placer deleted it. */
export const JOB_ENDS = ["expired", "taken_down"] as const;
export type JobEnd = (typeof JOB_ENDS)[number];

export const jobEndOf = (job: { expired_at?: string | null | undefined; removal?: object | null | undefined }) =>
  job.expired_at ? ("expired" as const) : job.removal ? ("taken_down" as const) : null;

export const JOB_ACTIONS = ["solve", "reserve", "cancel", "delete", "renew", "done"] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];
