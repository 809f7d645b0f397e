export const timelineAddress = (job: number): string => `/task/${job}/verloop`;
