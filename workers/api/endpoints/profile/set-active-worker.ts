import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";

export const setActiveWorker = endpoint(contract.profile.setActiveWorker, {
  handle: async (c) => {
    const { value } = await c.fields();
    await c.tx
      .add(c.db.prepare("UPDATE user SET active_worker = ? WHERE id = ?").bind(Number(value), c.viewer.id))
      .commit();
    return { active_worker: value };
  },
});
