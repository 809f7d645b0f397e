export interface PaymentToReturn {
  id: number;
  /** Null: the payer returns to their wallet. */
  chat_uri: string | null;
}

function to(page: "success" | "cancel", { id, chat_uri }: PaymentToReturn): string {
  const target = chat_uri === null ? "page=wallet" : `page=singlechat&uri=${encodeURIComponent(chat_uri)}`;
  return `/payment/${page}?${target}&payment=${id}`;
}

export const returnPages = (payment: PaymentToReturn) => ({
  success: to("success", payment),
  cancel: to("cancel", payment),
});

export const KYC_RETURN = { done: "/account/kyc/return", again: "/account/kyc/refresh" };
