import { contract } from "~/api/contract";
import { withoutPersonalData } from "~/domain/personal-data";
import { clientOf } from "../../http/client";
import { endpoint } from "../../http/endpoint";

export const log = endpoint(contract.global.log, {
  handle: async (question) => {
    const { level, message } = await question.fields();
    const client = clientOf(question.request);
    console.warn(JSON.stringify({ from: "client", level, message: withoutPersonalData(message), ...client }));
    return undefined;
  },
});
