export const partnerCalls = {};
