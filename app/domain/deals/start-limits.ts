export const START_TRIES = 5;
export const START_CODE_WORDS = 4;
