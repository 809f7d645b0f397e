/** Id of the user for whom the page of the script was rendered. The session may be of another user by now. */
export const DRAWN_FOR_HEADER = "X-Drawn-For";
