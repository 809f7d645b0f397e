/** A later division by our team answers it too. The part that credits paid goes back by a top-up. */
const WENT_BACK = `(EXISTS (SELECT 1 FROM payment x JOIN ledger_transaction l ON l.payment_id = x.id WHERE x.payer_id = p.payer_id
    AND (x.id = p.id OR (p.credits_used > 0 AND x.kind = 'credits')) AND l.event IN ('refund_elsewhere', 'split') AND l.created_at >= w.created_at)
  OR EXISTS (SELECT 1 FROM chargeback b WHERE b.payment_id = p.id AND b.status = 'lost'))`;

export const IS_GRANT_UNPAID = `(w.granted = 1 AND p.status <> 'refunded' AND NOT ${WENT_BACK})`;

/** The ledger does not know these withdrawals: the refund is made at the provider. */
export const openWithdrawalsOf = (
  payer: string,
): string => `(SELECT count(*) FROM payment p JOIN withdrawal w ON w.payment_id = p.id
    WHERE p.payer_id = ${payer} AND w.effect = 'answered' AND p.status <> 'refunded'
      AND (w.answered_at IS NULL OR ${IS_GRANT_UNPAID}))`;
