import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";

export const docs = endpoint(contract.global.docs, {
  handle: async ({ origin, language, query }) => {
    const { pageText, policyOfPage } = await import("../../reference/served");
    return new Response(pageText(origin, language, query().group ?? ""), {
      headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": await policyOfPage() },
    });
  },
});
