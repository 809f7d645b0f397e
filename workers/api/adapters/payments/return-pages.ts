/** Where a payer comes back to; the pages inform, they move nothing. */
const to = (page: "success" | "cancel", chat: string | null) =>
  chat === null ? `/payment/${page}?page=wallet` : `/payment/${page}?page=singlechat&uri=${encodeURIComponent(chat)}`;

export const returnPages = (chat: string | null) => ({ success: to("success", chat), cancel: to("cancel", chat) });

/** Where someone comes back to from the identity check: when it is over, and when its address no longer works. */
export const KYC_RETURN = { done: "/account/kyc/return", again: "/account/kyc/refresh" };
