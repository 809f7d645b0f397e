import { contract } from "~/api/contract";
import { email, emailKey } from "~/domain/account";
import { isLocal } from "~/domain/environment";
import { mail, triggerDelivery } from "../../db/outbox";
import { callerNetwork } from "../../http/client";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { assertWithinLimit, consume, type LimitName } from "../../http/limit";
import { makeReport } from "../../operations/moderation/report";

type Context = CallContext<typeof contract.global.mailSupport>;
type Mailed = Awaited<ReturnType<Context["fields"]>>;

async function report(c: Context, { email, language, report: given }: Mailed): Promise<void> {
  const { viewer } = c;
  if (!given) return;
  const counts: [LimitName, string | number][] = [["support_mail", emailKey(email)]];
  if (viewer) counts.push(["reports", viewer.id]);
  await makeReport(c, { viewer, address: email, counts, language, given });
}

/**
 * To support, with the sender as Reply-To, and a copy to the sender. Header values are single lines (`line`, `email`).
 * The copy goes to an unverified address: limited by address and, for visitors, by network.
 */
async function write(c: Context, { template, email, language, subject, name, message, company }: Mailed) {
  const { db, env, now, viewer } = c;
  if (template === "report") return;
  const network = viewer || isLocal(env.ENVIRONMENT) ? null : await callerNetwork(c.request, env);
  if (network !== null) await assertWithinLimit(db, "support_network", network);
  await consume(db, "support_mail", emailKey(email));
  if (network !== null) await consume(db, "support_network", network);
  const key = crypto.randomUUID();
  const data = { subject, name: name ?? "", email, message: message ?? "", company: company ?? "" };
  await c.tx
    .add(
      mail(db, now, {
        key: `${template}:${key}`,
        template,
        to: { address: env.SUPPORT_EMAIL, language },
        replyTo: email,
        data,
      }),
      mail(db, now, {
        key: `support_copy:${key}`,
        template: "support_copy",
        to: { address: email, language },
        replyTo: env.SUPPORT_EMAIL,
        data,
      }),
    )
    .commit();
  triggerDelivery(c);
}

export const mailSupport = endpoint(contract.global.mailSupport, {
  handle: async (c) => {
    const sender = email.safeParse(c.input.email).data;
    if (sender !== undefined) await assertWithinLimit(c.db, "support_mail", emailKey(sender));
    const mailed = await c.fields();
    await (mailed.template === "report" ? report(c, mailed) : write(c, mailed));
    return undefined;
  },
});
