/** Where the two see what the helper asks beside the bid, and answer it. */
export const requestAddress = (payment: number) => `/payment/${payment}/meerwerk`;

/** Where the helper asks for it. */
export const askingAddress = (chat: string) => `/messages/${chat}/meerwerk`;
