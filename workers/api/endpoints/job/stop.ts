import { contract } from "~/api/contract";
import { isAccepted } from "~/domain/deals/bid-life";
import {
  isOwnProposal,
  isStopOpen,
  mayStillAgree,
  mayStop,
  refusalOfStop,
  type StopRefusal,
  wholeOf,
} from "~/domain/deals/stop-life";
import type { StopTogether } from "~/domain/deals/stop-proposal";
import { amountMax, formatMoney } from "~/domain/money/money";
import { isPrice } from "~/domain/money/price-part";
import type { Database, Write } from "../../db/database";
import { heldOfJob } from "../../db/payment";
import { cardOf } from "../../db/person";
import { type OwnStopDeal, type StopDeal, type StopRow, stopDealOf, stopProposalOf } from "../../db/stop-proposal";
import type { CallContext, LookupContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { endingOf } from "../../operations/deals/cancellation";
import { refuseOfDeal } from "../../operations/deals/deal-refusal";
import { stopAccepting, stopEnding, stopProposing } from "../../operations/deals/stop-together";

type StopContext = Pick<LookupContext<typeof contract.job.stop>, "db" | "viewer" | "id">;

const dealOfViewer = async ({ db, viewer, id }: StopContext): Promise<OwnStopDeal> =>
  (await stopDealOf(db, viewer.id, id())) ?? refuse("not_found");

async function refusalOf(db: Database, now: number, deal: StopDeal): Promise<StopRefusal | null> {
  if (!isAccepted(deal.bid_status)) return "transition";
  const { reason, isHeld, suspended } = await endingOf(db, now, deal, "owner");
  return refusalOfStop({ reason, held: isHeld, suspended });
}

type StateContext = Pick<CallContext<typeof contract.job.stop>, "db" | "now" | "viewer" | "language">;

async function stateOf({ db, now, viewer, language }: StateContext, deal: OwnStopDeal): Promise<StopTogether> {
  const refused = await refusalOf(db, now, deal);
  const held = isAccepted(deal.bid_status) ? await heldOfJob(db, deal.id) : [];
  return {
    parts: held.map(({ id, amount, fee_percent, payer_id, fee_withdrawn, ...part }) => ({
      id,
      amount: formatMoney(amount),
      fee_percent,
      ...(payer_id === viewer.id && fee_withdrawn > 0 && { before: formatMoney(fee_withdrawn) }),
      ...(!isPrice({ ...part, amount }) && { extra: true }),
    })),
    refused,
    other: cardOf(deal.other, viewer.id, language),
    proposal: deal.proposal && stopProposalOf(deal.proposal),
  };
}

export const stop = endpoint(contract.job.stop, {
  load: dealOfViewer,
  handle: stateOf,
});

type ChangeContext = StateContext & Pick<CallContext<typeof contract.job.stop>, "tx" | "id">;

async function committed(c: ChangeContext, writes: Write[]): Promise<StopTogether> {
  await c.tx.add(...writes).commit();
  return stateOf(c, await dealOfViewer(c));
}

/** The other’s open proposal, if the new one refuses it. */
function counteredIn({ proposal }: StopDeal, viewer: number, seen: number | undefined): StopRow | null {
  const waiting = proposal !== null && mayStop(proposal, viewer, "refuse") ? proposal : null;
  if (seen !== undefined && seen !== waiting?.id) return refuse("proposal_changed");
  return waiting && seen === undefined ? refuse("proposal_waits") : waiting;
}

export const proposeStop = endpoint(contract.job.proposeStop, {
  load: dealOfViewer,
  handle: async (c, deal) => {
    const held = isAccepted(deal.bid_status) ? await heldOfJob(c.db, deal.id) : [];
    const whole = wholeOf(held);
    const refused = await refusalOf(c.db, c.now, deal);
    const { amount, proposal: seen } = await c.fields({
      amount: (cents) => (refused === null && cents > whole ? amountMax(whole) : null),
    });
    if (refused) return refuseOfDeal(c.db, deal.id, refused);
    const { proposal } = deal;
    if (proposal && isOwnProposal(proposal, c.viewer.id, amount)) return stateOf(c, deal);
    const countered = counteredIn(deal, c.viewer.id, seen);
    return committed(c, await stopProposing(c.db, c.now, deal, { by: c.viewer.id, amount, held, countered }));
  },
});

function waitingIn({ proposal }: StopDeal, seen: number | undefined): StopRow {
  if (!proposal || !isStopOpen(proposal)) return refuse("transition");
  if (seen !== undefined && seen !== proposal.id) return refuse("proposal_changed");
  return proposal;
}

async function refuseAgreement(c: ChangeContext, deal: StopDeal): Promise<void> {
  const refused = await refusalOf(c.db, c.now, deal);
  if (refused !== null && !mayStillAgree(refused)) await refuseOfDeal(c.db, deal.id, refused);
}

export const acceptStop = endpoint(contract.job.acceptStop, {
  load: dealOfViewer,
  handle: async (c, deal) => {
    const { proposal: seen } = await c.fields();
    const proposal = waitingIn(deal, seen);
    if (!mayStop(proposal, c.viewer.id, "accept")) return refuse("permission_denied");
    await refuseAgreement(c, deal);
    return committed(c, await stopAccepting(c.db, c.now, deal, proposal, c.viewer.id));
  },
});

export const dropStop = endpoint(contract.job.dropStop, {
  load: dealOfViewer,
  handle: async (c, deal) => {
    const { proposal: seen } = await c.fields();
    const proposal = waitingIn(deal, seen);
    const event = mayStop(proposal, c.viewer.id, "withdraw") ? "withdraw" : "refuse";
    return committed(c, await stopEnding(c.db, c.now, deal, proposal, { event, by: c.viewer.id }));
  },
});
