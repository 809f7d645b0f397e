import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";

export const intro = endpoint(contract.profile.intro, {
  handle: async (c) => {
    await c.tx.add(c.db.prepare("UPDATE user SET first_time = 0 WHERE id = ?").bind(c.viewer.id)).commit();
    return { first_time: false as const };
  },
});
