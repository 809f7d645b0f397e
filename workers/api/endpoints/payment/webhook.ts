import { contract } from "~/api/contract";
import { providerNamed } from "../../adapters/payments/choose";
import { triggerDelivery } from "../../db/outbox";
import { readBody } from "../../http/body";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { applyEvent } from "../../operations/money/events";

/** Signed provider events: only they change money or its state. */
export const webhook = endpoint(contract.payment.webhook, {
  handle: async (c) => {
    const provider = providerNamed(c.env, c.param("provider")) ?? refuse("not_found");
    const { bytes } = await readBody(contract.payment.webhook, c.request);
    const body = new TextDecoder().decode(bytes);
    const event = (await provider.parseWebhook(c.request.headers, body, c.now)) ?? refuse("bad_signature");
    await applyEvent(c.tx, c.now, provider.name, event);
    triggerDelivery(c);
    return { received: true as const };
  },
});
