import type { contract } from "~/api/contract";
import { type AdminPayoutRow, payoutsWhere } from "../../db/admin-payout";
import type { CallContext } from "../../http/context";
import { refuse } from "../../http/refusal";

type Admin = typeof contract.admin;
type Context = CallContext<Admin["payout"] | Admin["retryPayout"]>;

export async function payoutOfPath({ db, viewer, id }: Pick<Context, "db" | "viewer" | "id">): Promise<AdminPayoutRow> {
  return (await payoutsWhere(db, viewer.id, "o.id = ?2", id()).first<AdminPayoutRow>()) ?? refuse("not_found");
}

export const readerOf = ({ viewer, language, now }: Pick<Context, "viewer" | "language" | "now">) => ({
  admin: viewer.id,
  language,
  now,
});
