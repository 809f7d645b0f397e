import { contract } from "~/api/contract";
import { clientOf } from "../../http/client";
import { endpoint } from "../../http/endpoint";
import { withoutPersonalData } from "./personal-data";

export const log = endpoint(contract.global.log, {
  handle: async (question) => {
    const { level, message } = await question.fields();
    const client = clientOf(question.request);
    console.warn(JSON.stringify({ from: "client", level, message: withoutPersonalData(message), ...client }));
    return undefined;
  },
});
