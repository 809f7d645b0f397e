/**
 * Two weeks from today: on the payout day users would be paid during a test, and shortly before it an early payout is
 * refused.
 */
export const payoutDay = String(((new Date().getDate() + 13) % 28) + 1);
