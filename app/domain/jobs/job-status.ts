export const JOB_STATUSES = ["open", "reserved", "solved", "deleted"] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const JOB_ACTIONS = ["solve", "reserve", "cancel", "delete", "renew", "done"] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];
