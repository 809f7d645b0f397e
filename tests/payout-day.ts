/** Two weeks from today: on the payout day people are paid in the middle of a test, and near it an early payout is refused. */
export const payoutDay = String(((new Date().getDate() + 13) % 28) + 1);
