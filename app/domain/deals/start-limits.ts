export const START_TRIES = 5;
