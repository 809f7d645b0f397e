/** So often an hour the start code of a deal can be tried. */
export const START_TRIES = 5;
