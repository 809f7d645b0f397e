import { contract } from "~/api/contract";
import { brand } from "~/brand";
import { CATEGORIES } from "~/domain/category";
import { MAX_JOB_IMAGES } from "~/domain/image";
import { PAGE_SIZE } from "~/domain/page";
import { socialLogins } from "../../adapters/identity/social/set-up";
import { unsubscriber } from "../../adapters/mail/unsubscribe-token";
import { silence } from "../../db/saved-search";
import { clientOf } from "../../http/client";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";
import { VERSION } from "../../reference/version";
import { withoutPersonalData } from "./personal-data";

/** Version, settings, log and media. */
export function serveGlobal(app: ApiApp): void {
  const { global } = contract;
  serve(app, global.version, () => ({ version: VERSION, minimum_version: VERSION, store_links: brand.stores }));

  serve(app, global.settings, ({ env }) => ({
    payment_mode: env.PAYMENT_MODE === "direct" ? ("direct" as const) : ("held" as const),
    provider: env.PAYMENT_PROVIDER === "stripe" ? ("stripe" as const) : ("sandbox" as const),
    payout_day: Number(env.PAYOUT_DAY),
    fee_percent: "5.00",
    early_payout_fee_percent: "5.00",
    currency: "EUR" as const,
    max_images: MAX_JOB_IMAGES,
    page_size: PAGE_SIZE,
    social_logins: socialLogins(env),
    push_public_key: env.VAPID_PUBLIC_KEY ?? null,
    categories: [...CATEGORIES],
  }));

  serve(app, global.log, async (question) => {
    const { level, message } = await question.fields();
    const client = clientOf(question.request);
    console.warn(JSON.stringify({ from: "client", level, message: withoutPersonalData(message), ...client }));
    return undefined;
  });

  serve(app, global.unsubscribe, async (q) => {
    const { token = q.query().token ?? "" } = await q.fields();
    const stop = (await unsubscriber(q.env, token)) ?? refuse("invalid_token");
    await ("search" in stop
      ? silence(q.db, stop.search, "mail").run()
      : q.db.prepare("UPDATE user SET notify_email = 0 WHERE id = ?").bind(stop.user).run());
    return undefined;
  });

  serve(app, global.media, async ({ env, param }) => {
    // The store takes no longer names, and throws.
    const stored = param("key").length > 100 ? null : await env.MEDIA.get(`media/${param("key")}`);
    if (!stored) return refuse("not_found");
    return new Response(stored.body, {
      headers: {
        "Content-Type": stored.httpMetadata?.contentType ?? "application/octet-stream",
        "Cache-Control": "public, max-age=31536000, immutable",
        ETag: stored.httpEtag,
      },
    });
  });
}
