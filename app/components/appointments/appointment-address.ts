export const appointmentAddress = (uri: string) => `/messages/${uri}/afspraak`;

export const calendarAddress = (uri: string) => `${appointmentAddress(uri)}.ics`;
