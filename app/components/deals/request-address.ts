export const requestAddress = (payment: number) => `/payment/${payment}/meerwerk`;

export const askingAddress = (chat: string) => `/messages/${chat}/meerwerk`;

export const againAddress = (payment: number) => `/payment/${payment}/opnieuw`;
