export const reviewCalls = {};
