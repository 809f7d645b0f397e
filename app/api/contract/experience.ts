export const experienceCalls = {};
