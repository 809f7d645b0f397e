/** The place of the notes about what was done. Without a script the fragment of the address shows them. */
export const NOTES = "melding";

export const notedAt = (path: string) => `${path}#${NOTES}`;
