import { contract } from "~/api/contract";
import { readBody } from "../kernel/body";
import { refuse } from "../kernel/refusal";
import { type ApiApp, serve } from "../kernel/serve";
import { wake } from "../work/tell";
import { providerNamed } from "./choose";
import { take } from "./events";

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
