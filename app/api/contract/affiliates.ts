export const affiliateCalls = {};
