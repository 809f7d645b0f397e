import { env } from "cloudflare:workers";
import { book } from "../../../workers/api/db/ledger";
import { run } from "../../../workers/api/db/transaction";
import { aPng } from "../../pictures";
import { givesTaxData, type Person, signedUp, visitor } from "../client";
import { aPayableBid, aTapJob, type Deal, onPage, opened } from "../money";

export const ROLES = ["visitor", "user", "owner", "bidder", "helper", "partner", "admin"] as const;
export type Role = (typeof ROLES)[number];

export interface MatrixDeal {
  job: number;
  bid: Deal["bid"];
  payment: { id: number; session: string };
}

/**
 * The people of the matrix: one owner with two jobs. The open one has a pending bid of the bidder; the reserved one is
 * the accepted helper's, and paid. The others have no relation to either.
 */
export interface World {
  as: Record<Exclude<Role, "visitor">, Person> & { visitor: Pick<Person, "api"> };
  job: number;
  bid: Deal["bid"];
  reserved(): Promise<MatrixDeal>;
  jobFor(role: Role): Promise<number>;
}

async function reservedFor(owner: Person, helper: Person): Promise<MatrixDeal> {
  const job = await aTapJob(owner, "Zolder isoleren");
  const bid = await aPayableBid(job, owner, helper);
  const payment = await opened(owner, bid);
  await visitor.api("POST", `/api/dev/pay/${payment.session}/`, { action: "success" });
  return { job, bid, payment };
}

export async function aWorld(): Promise<World> {
  const unique = crypto.randomUUID();
  const [user, owner, bidder, helper, partner, admin] = await Promise.all([
    signedUp(),
    signedUp(),
    signedUp(),
    signedUp(),
    signedUp({ roles: "partner", partner_id: unique }),
    signedUp({ roles: "admin" }),
  ]);
  const job = await aTapJob(owner);
  const bid = await aPayableBid(job, owner, bidder);
  let place: Promise<MatrixDeal> | undefined;
  const reserved = () => {
    place ??= reservedFor(owner, helper);
    return place;
  };
  return {
    as: { visitor, user, owner, bidder, helper, partner, admin },
    job,
    bid,
    reserved,
    jobFor: async (role) => (role === "helper" ? (await reserved()).job : job),
  };
}

export async function enrich(person: Person): Promise<void> {
  await givesTaxData(person);
  const entries = [
    { account: "outside", cents: -10_000 },
    { account: `balance:${person.id}`, cents: 10_000 },
  ];
  await run(
    env.DB,
    env.DB.prepare("UPDATE user SET verification = 'verified', iban = 'NL91ABNA0417164300' WHERE id = ?").bind(
      person.id,
    ),
    ...book(env.DB, Date.now(), { event: "released", key: crypto.randomUUID(), entries }),
  );
}

export async function aRequest({ as, reserved }: World): Promise<number> {
  const { bid } = await reserved();
  const asked = await as.helper.api("POST", "/api/payment/", { chat_uri: bid.chat_uri, amount: "20.00" });
  return asked.body.id;
}

export async function aDispute({ as, reserved }: World, withProposal = false): Promise<number> {
  const { payment } = await reserved();
  await as.owner.api("POST", `/api/payment/${payment.id}/dispute/`, { reason: "Het is niet af." });
  if (withProposal) await as.owner.api("POST", `/api/payment/${payment.id}/dispute/proposal/`, { amount: "60.00" });
  return payment.id;
}

export async function aStop({ as, reserved }: World): Promise<number> {
  const { job } = await aBegunJob(await reserved());
  await as.owner.api("POST", `/api/job/single/${job}/stop/`, { amount: "60.00" });
  return job;
}

export async function aBegunJob(place: MatrixDeal): Promise<MatrixDeal> {
  await env.DB.prepare("UPDATE job SET begun_at = ? WHERE id = ?").bind(Date.now(), place.job).run();
  return place;
}

export async function aReleased({ as, reserved }: World): Promise<number> {
  const { job, payment } = await reserved();
  await as.owner.api("PATCH", `/api/job/single/${job}/?action=solve`);
  return payment.id;
}

export async function aPriceThatWentBack({ reserved }: World): Promise<number> {
  const { payment } = await reserved();
  await onPage(payment.session, "charge_back");
  await onPage(payment.session, "charge_back_lost");
  return payment.id;
}

export async function aWithdrawal(world: World): Promise<number> {
  const payment = await aReleased(world);
  await world.as.owner.api("POST", `/api/payment/${payment}/withdraw/`);
  return payment;
}

export async function anInvoice({ as, reserved }: World): Promise<number> {
  const { job, payment } = await reserved();
  const trader = "UPDATE user SET business = 1, company = 'Bouw en Zo', vat = 'NL004495445B01' WHERE id = ?";
  await env.DB.prepare(trader).bind(as.helper.id).run();
  await as.owner.api("PATCH", `/api/job/single/${job}/?action=solve`);
  return (await as.owner.api("GET", `/api/payment/${payment.id}/`)).body.invoices[0].id;
}

export function aPhotoForm(field: string): FormData {
  const form = new FormData();
  form.append(field, new File([aPng()], "tuin.png"));
  return form;
}

export async function aChatPhoto(world: World): Promise<{ id: string; photo: number }> {
  const { chat_uri } = (await world.reserved()).bid;
  const { body } = await world.as.helper.api("POST", `/api/chat/${chat_uri}/message/`, aPhotoForm("images"));
  return { id: chat_uri, photo: body.photos[0].id };
}
