import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";

export const openapi = endpoint(contract.global.openapi, {
  handle: async ({ origin }) => {
    const { documentText } = await import("../../reference/served");
    return new Response(documentText(origin), { headers: { "Content-Type": "application/json; charset=utf-8" } });
  },
});
