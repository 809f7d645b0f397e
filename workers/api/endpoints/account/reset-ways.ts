import { contract } from "~/api/contract";
import { everyPasskey } from "../../db/passkey";
import { linksOf } from "../../db/social";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { followLink } from "../../operations/accounts/mailed-link";
import { isConfirmed } from "../../operations/accounts/ways-in";

export const resetWays = endpoint(contract.account.resetWays, {
  handle: async (c) => {
    const { db, now } = c;
    const { user } = (await followLink(db, now, "reset", await c.fields())) ?? refuse("invalid_token");
    if (!(await isConfirmed(db, user))) return { passkeys: [], linked: [] };
    const [passkeys, linked] = await Promise.all([everyPasskey(db, user), linksOf(db, user)]);
    return { passkeys, linked };
  },
});
