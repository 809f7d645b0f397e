export const LEFT_DAYS = 30;
