import { contract } from "~/api/contract";
import { unsubscriber } from "../../adapters/mail/unsubscribe-token";
import { removeAlert } from "../../db/saved-search";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

export const unsubscribe = endpoint(contract.global.unsubscribe, {
  handle: async (c) => {
    const { token = c.query().token ?? "" } = await c.fields();
    const stop = (await unsubscriber(c.env, token)) ?? refuse("invalid_token");
    const stopping =
      "search" in stop
        ? removeAlert(c.db, stop.search, "mail")
        : c.db.prepare("UPDATE user SET notify_email = 0 WHERE id = ?").bind(stop.user);
    await c.tx.add(stopping).commit();
    return undefined;
  },
});
