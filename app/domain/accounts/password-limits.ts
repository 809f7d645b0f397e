export const PASSWORD_LEAST = 8;
export const PASSWORD_MOST = 128;
