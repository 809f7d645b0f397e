export const searchCalls = {};
