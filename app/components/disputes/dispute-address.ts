/** Where the two parties of a payment settle what they do not agree on. */
export const disputeAddress = (payment: number | null) => `/payment/${payment}/geschil`;

/** Where one of them says that something is wrong. */
export const disputeOpening = (payment: number) => `${disputeAddress(payment)}/openen`;
