export const appointmentAddress = (uri: string) => `/messages/${uri}/afspraak`;

export const calendarAddress = (uri: string) => `${appointmentAddress(uri)}.ics`;

export const missedAddress = (uri: string) => `${appointmentAddress(uri)}?${MISSED}#${MISSED}`;

export const MISSED = "niet-gekomen";
