import { contract } from "~/api/contract";
import { providerNamed } from "../../adapters/payments/choose";
import { take } from "../../changes/money/events";
import { wake } from "../../db/outbox";
import { readBody } from "../../http/body";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";

/** Signed events of the payment provider: the one way in which money or its state moves. */
export function serveWebhook(app: ApiApp): void {
  serve(app, contract.payment.webhook, async (q) => {
    const provider = providerNamed(q.env, q.param("provider")) ?? refuse("not_found");
    const { bytes } = await readBody(contract.payment.webhook, q.request);
    const body = new TextDecoder().decode(bytes);
    const event = (await provider.parseWebhook(q.request.headers, body, q.now)) ?? refuse("bad_signature");
    await take(q.db, q.now, provider.name, event);
    wake(q.env, q.execution);
    return { received: true as const };
  });
}
