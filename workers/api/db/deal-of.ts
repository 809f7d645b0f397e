export const wasAccepted = (
  b: string,
) => `(${b}.status = 'accepted' OR EXISTS (SELECT 1 FROM start_code s WHERE s.bid_id = ${b}.id)
  OR EXISTS (SELECT 1 FROM helper_of_job h JOIN payment p ON p.bid_id = ${b}.id AND p.paid_at IS NOT NULL
    WHERE h.job_id = ${b}.job_id AND h.user_id = ${b}.user_id))`;

/** SQL: the bid of the deal that a payment is of. Extra work knows only its chat: it belongs to the deal of that time. */
export const dealOfPayment = (p: string): string => `coalesce(${p}.bid_id,
  (SELECT max(x.id) FROM bid x WHERE x.chat_id = ${p}.chat_id AND x.created_at <= ${p}.created_at AND ${wasAccepted("x")}))`;

export const lastDealOf = (job: string): string =>
  `(SELECT max(x.id) FROM bid x WHERE x.job_id = ${job} AND ${wasAccepted("x")})`;

export const latestDealIn = (chat: string): string =>
  `(SELECT x.id FROM bid x WHERE x.chat_id = ${chat} AND ${wasAccepted("x")} ORDER BY x.status = 'accepted' DESC, x.id DESC LIMIT 1)`;
