export const disputeAddress = (payment: number | null) => `/payment/${payment}/geschil`;

export const disputeOpening = (payment: number) => `${disputeAddress(payment)}/openen`;

export const proposalAddress = (payment: number) => `${disputeAddress(payment)}/voorstel`;
