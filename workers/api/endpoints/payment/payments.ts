import { contract } from "~/api/contract";
import { providerNamed } from "../../adapters/payments/choose";
import { ownPayment } from "../../db/payment";
import { paymentOf } from "../../db/payment-answer";
import { listOwnPayments } from "../../db/payment-list";
import { readBody } from "../../http/body";
import { endpoint } from "../../http/endpoint";
import { assertWithinCallRate } from "../../http/limit";
import { refuse } from "../../http/refusal";
import { applyEvent } from "../../operations/money/events";

export const list = endpoint(contract.payment.list, {
  load: async (c) => {
    const { page, ...filter } = await c.fields();
    const viewer = c.viewer.id;
    const { count, results } = await listOwnPayments(c.db, viewer, page, filter);
    return { count, results: results.map((row) => paymentOf(row, viewer, c.language)) };
  },
  handle: (_, payments) => payments,
});

export const find = endpoint(contract.payment.find, {
  handle: async (c) => {
    const row = (await ownPayment(c.db, c.viewer.id, c.id())) ?? refuse("not_found");
    return paymentOf(row, c.viewer.id, c.language);
  },
});

export const webhook = endpoint(contract.payment.webhook, {
  handle: async (c) => {
    const provider = providerNamed(c.env, c.param("provider")) ?? refuse("not_found");
    const { bytes } = await readBody(contract.payment.webhook, c.request);
    const body = new TextDecoder().decode(bytes);
    const event = await provider.parseWebhook(c.request.headers, body, c.now);
    if (!event) {
      await assertWithinCallRate(c.env, c.request, null);
      return refuse("bad_signature");
    }
    await applyEvent(c.tx, c.now, provider.name, event);
    return { received: true as const };
  },
});
