import { row, type Table } from "./row";
import { aDispute } from "./world";

export const MODERATION: Pick<Table, "moderation" | "admin"> = {
  moderation: {},
  admin: {
    resolveDispute: row([401, 403, 403, 403, 403, 403, 200], async (world) => ({
      params: { id: await aDispute(world) },
      body: { outcome: "split", amount: "60.00", reason: "De helft is gedaan." },
    })),
  },
};
