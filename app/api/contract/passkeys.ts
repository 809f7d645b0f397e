export const passkeyCalls = {};
