import { contract } from "~/api/contract";
import { saveOneSignal } from "../../db/push";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

export const registerOneSignal = endpoint(contract.profile.registerOneSignal, {
  handle: async (c) => {
    const { id: user, session } = c.viewer;
    if ((c.ids().user ?? user) !== user) refuse("permission_denied");
    const { id, timestamp } = await c.fields();
    return saveOneSignal(c.db, { user, session, id, timestamp: timestamp ?? c.now });
  },
});
