/** Where a payer comes back to; the pages inform, they move nothing. */
const to = (page: "success" | "cancel", chat: string | null) =>
  chat === null ? `/payment/${page}?page=wallet` : `/payment/${page}?page=singlechat&uri=${encodeURIComponent(chat)}`;

export const returnPages = (chat: string | null) => ({ success: to("success", chat), cancel: to("cancel", chat) });
