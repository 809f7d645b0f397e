import { db } from "./money";

export interface Standing {
  job: { status: string; helper_id: number | null; begun_at: number | null; done_at: number | null };
  payments: {
    id: number;
    kind: string;
    status: string;
    helper_amount: number;
    paused: number;
    taken: number;
    days: number;
  }[];
  stopped: boolean;
  gone: boolean;
  /** The price of the deal that runs, in cents, and what covers it. Null unless it went back. */
  back: { price: number; agreed: number; covered: number } | null;
  reported: boolean;
  /** Hours until the start that the two agreed on. 0 without one, and once the start code was used. */
  ahead: number;
  proposer: number | null;
  stopper: number | null;
}

export async function standingOf(of: number): Promise<Standing> {
  const [job, payments, now, proposer, stopper] = await db.batch([
    db.prepare("SELECT status, helper_id, begun_at, done_at FROM job WHERE id = ?").bind(of),
    db
      .prepare(
        `SELECT id, kind, status, helper_amount, paused_at IS NOT NULL AS paused,
           EXISTS (SELECT 1 FROM chargeback b WHERE b.payment_id = payment.id AND b.status = 'open') AS taken,
           (?2 - paid_at) / 86400000.0 AS days
         FROM payment WHERE job_id = ?1 ORDER BY id`,
      )
      .bind(of, Date.now()),
    db
      .prepare(
        `SELECT EXISTS (SELECT 1 FROM payment p LEFT JOIN chargeback b ON b.payment_id = p.id AND b.status = 'open'
           WHERE p.job_id = ?1 AND (p.status = 'disputed' OR (p.status = 'held' AND b.id IS NOT NULL))) AS stopped,
         EXISTS (SELECT 1 FROM appointment a JOIN chat c ON c.id = a.chat_id
           WHERE c.job_id = ?1 AND a.missed_at IS NOT NULL AND a.missed_answer IS NULL) AS reported,
         coalesce((SELECT (a.starts_at - ?2) / 3600000.0 FROM job j JOIN bid b ON b.job_id = j.id AND b.status = 'accepted'
           JOIN appointment a ON a.chat_id = b.chat_id AND a.created_at >= b.updated_at AND a.status IN ('accepted', 'missed')
           WHERE j.id = ?1 AND j.begun_at IS NULL ORDER BY a.id DESC LIMIT 1), 0) AS ahead,
         (SELECT json_object('price', p.id, 'agreed', b.amount, 'covered',
             (SELECT coalesce(sum(min(c.amount, c.for_price)), 0) FROM payment c WHERE c.job_id = ?1 AND c.kind = 'request'
               AND (c.status IN ('held', 'disputed') OR (c.status = 'released' AND c.id > p.id))))
           FROM bid b JOIN payment p ON p.bid_id = b.id AND p.kind = 'bid' AND p.status = 'refunded'
           WHERE b.job_id = ?1 AND b.status = 'accepted'
             AND p.id = (SELECT max(n.id) FROM payment n WHERE n.bid_id = b.id AND n.kind = 'bid')) AS back`,
      )
      .bind(of, Date.now()),
    db
      .prepare(
        `SELECT r.by_id FROM dispute_proposal r JOIN dispute d ON d.id = r.dispute_id JOIN payment p ON p.id = d.payment_id
         WHERE p.job_id = ? AND d.status <> 'closed' ORDER BY r.id DESC LIMIT 1`,
      )
      .bind(of),
    db.prepare("SELECT by_id FROM stop_proposal WHERE job_id = ? AND status = 'open'").bind(of),
  ]);
  const { back: json } = now?.results[0] as { back: string | null };
  const back = json === null ? null : (JSON.parse(json) as NonNullable<Standing["back"]>);
  return {
    job: job?.results[0] as Standing["job"],
    payments: payments?.results as Standing["payments"],
    stopped: (now?.results[0] as { stopped: number }).stopped === 1,
    reported: (now?.results[0] as { reported: number }).reported === 1,
    ahead: Math.max(0, (now?.results[0] as { ahead: number }).ahead),
    gone: back !== null && back.covered < back.agreed,
    back,
    proposer: (proposer?.results[0] as { by_id: number } | undefined)?.by_id ?? null,
    stopper: (stopper?.results[0] as { by_id: number } | undefined)?.by_id ?? null,
  };
}
