import { DAY, HOUR } from "./clock";
import type { Row, RowOf } from "./insert";
import { type Deal, DISPUTED } from "./money";

const isDisputed = ({ offer }: Deal) => offer.deal?.of.title === DISPUTED;

export function disputeRows(deals: readonly Deal[], now: number): RowOf<"dispute">[] {
  return deals.filter(isDisputed).map(({ payment, offer }, at) => ({
    id: at + 1,
    payment_id: payment,
    opened_by: offer.owner,
    reason: "De helft van de tegels ligt los en de afwatering loopt naar het huis toe. Zo kan ik er niets mee.",
    status: "desk",
    created_at: now - 2 * DAY,
    desk_at: now - 5 * HOUR,
  }));
}

const PROPOSED = { owner: [50, 100, 150], helper: [350, 320, 290] } as const;

export function proposalRows(deals: readonly Deal[], now: number): Row[] {
  return deals.filter(isDisputed).flatMap(({ offer }, at) =>
    [0, 1, 2].flatMap((turn) =>
      (["owner", "helper"] as const).map((who, second) => ({
        dispute_id: at + 1,
        by_id: offer[who],
        amount: (PROPOSED[who][turn] ?? 0) * 100,
        created_at: now - 2 * DAY + (2 * turn + second + 1) * 7 * HOUR,
      })),
    ),
  );
}
