/** Without a bid: the latest deal about the job. */
export const timelineAddress = (job: number, bid?: number | null): string =>
  `/task/${job}/verloop${bid ? `?bod=${bid}` : ""}`;
