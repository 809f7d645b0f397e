import { contract } from "~/api/contract";
import { decisionOf } from "../../db/decision";
import { endpoint } from "../../http/endpoint";
import { concernedDecision } from "./concerned";

export const decision = endpoint(contract.moderation.decision, {
  handle: async (c) => {
    const { token } = await c.fields();
    return decisionOf(await concernedDecision(c, token));
  },
});
