export const receiptAddress = (payment: number) => `/wallet/betaling/${payment}`;
