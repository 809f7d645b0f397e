import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { documentOf, once } from "./reference-document";

export const openapi = endpoint(contract.global.openapi, {
  handle: ({ origin }) => {
    const text = once(origin, () => JSON.stringify(documentOf(origin)));
    return new Response(text, { headers: { "Content-Type": "application/json; charset=utf-8" } });
  },
});
