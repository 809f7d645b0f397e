export const moderationCalls = {};
