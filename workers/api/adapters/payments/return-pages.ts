const to = (page: "success" | "cancel", chat: string | null) =>
  chat === null ? `/payment/${page}?page=wallet` : `/payment/${page}?page=singlechat&uri=${encodeURIComponent(chat)}`;

export const returnPages = (chat: string | null) => ({ success: to("success", chat), cancel: to("cancel", chat) });

export const KYC_RETURN = { done: "/account/kyc/return", again: "/account/kyc/refresh" };
