import type { ProviderEvent } from "./port";

/**
 * Orders what was set apart for a payout to come back, when this event makes it fail. Put before the statement that
 * does: a payout that was paid or has failed before is left alone.
 */
export function takingBack(
  db: D1Database,
  now: number,
  provider: string,
  { payout, event, setApart }: Extract<ProviderEvent, { about: "payout" }>,
): D1PreparedStatement[] {
  if (event !== "failed" || !setApart) return [];
  const payload = JSON.stringify({ order: "take_back", provider, set_apart: setApart });
  return [
    db
      .prepare(
        `INSERT INTO outbox (key, kind, payload, created_at, due_at)
         SELECT ?1, 'provider', ?2, ?3, ?3 FROM payout WHERE id = ?4 AND status = 'requested' ON CONFLICT DO NOTHING`,
      )
      .bind(`take_back:${payout}`, payload, now, payout),
  ];
}
