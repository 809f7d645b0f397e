import { contract } from "~/api/contract";
import { email, emailKey } from "~/domain/account";
import { makeReport } from "../../changes/moderation/report";
import { mail, triggerDelivery } from "../../db/outbox";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { type LimitName, take, within } from "../../http/limit";

type Mailing = CallContext<typeof contract.global.mailSupport>;
type Mailed = Awaited<ReturnType<Mailing["fields"]>>;

/** As `POST /api/report/`, with its limits. */
async function report(c: Mailing, { email, language, report: given }: Mailed): Promise<void> {
  const { viewer } = c;
  if (!given) return;
  const counts: [LimitName, string | number][] = [["support_mail", emailKey(email)]];
  if (viewer) counts.push(["reports", viewer.id]);
  await makeReport(c, { viewer, address: email, counts, language, given });
}

/** To support alone, who answers the sender. All that goes into a header is one line (`line`, `email`). */
async function write(c: Mailing, { template, email, language, subject, name, message, company }: Mailed) {
  const { db, env, now } = c;
  if (template === "report") return;
  await take(db, "support_mail", emailKey(email));
  await c.tx
    .add(
      mail(db, now, {
        key: `${template}:${crypto.randomUUID()}`,
        template,
        to: { address: env.SUPPORT_EMAIL, language },
        replyTo: email,
        data: { subject, name: name ?? "", email, message: message ?? "", company: company ?? "" },
      }),
    )
    .commit();
  triggerDelivery(c);
}

/** `POST /api/email/`: a question, a wish to be a partner, or a report. */
export const mailSupport = endpoint(contract.global.mailSupport, {
  handle: async (c) => {
    // A limit is told before what is wrong with the fields.
    const sender = email.safeParse(c.input.email).data;
    if (sender !== undefined) await within(c.db, "support_mail", emailKey(sender));
    const mailed = await c.fields();
    await (mailed.template === "report" ? report(c, mailed) : write(c, mailed));
    return undefined;
  },
});
