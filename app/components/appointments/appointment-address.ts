/** Where the two of a conversation say when they meet. */
export const appointmentAddress = (uri: string) => `/messages/${uri}/afspraak`;

/** What they agreed on as a file for one's own calendar. */
export const calendarAddress = (uri: string) => `${appointmentAddress(uri)}.ics`;
