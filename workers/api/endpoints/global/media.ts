import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

export const media = endpoint(contract.global.media, {
  handle: async ({ env, param }) => {
    // R2 throws on longer keys.
    const stored = param("key").length > 100 ? null : await env.MEDIA.get(`media/${param("key")}`);
    if (!stored) return refuse("not_found");
    return new Response(stored.body, {
      headers: {
        "Content-Type": stored.httpMetadata?.contentType ?? "application/octet-stream",
        "Cache-Control": "public, max-age=31536000, immutable",
        ETag: stored.httpEtag,
      },
    });
  },
});
