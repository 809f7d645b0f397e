import { contract } from "~/api/contract";
import { email, emailKey } from "~/domain/account";
import { fileReport } from "../../changes/moderation/report";
import { commit } from "../../db/batch";
import { mail, wake } from "../../db/outbox";
import type { Question } from "../../http/context";
import { type LimitName, take, within } from "../../http/limit";
import { type ApiApp, serve } from "../../http/serve";

type Mailing = Question<typeof contract.global.mailSupport>;
type Mailed = Awaited<ReturnType<Mailing["fields"]>>;

/** As `POST /api/report/`, with its limits. */
async function report(q: Mailing, { email, language, report: given }: Mailed): Promise<void> {
  const { viewer } = q;
  if (!given) return;
  const counts: [LimitName, string | number][] = [["support_mail", emailKey(email)]];
  if (viewer) counts.push(["reports", viewer.id]);
  await fileReport(q, { viewer, address: email, counts, language, given });
}

/** To support alone, who answers the sender. All that goes into a header is one line (`line`, `email`). */
async function write(q: Mailing, { template, email, language, subject, name, message, company }: Mailed) {
  const { db, env, now } = q;
  if (template === "report") return;
  await take(db, "support_mail", emailKey(email));
  await commit(db, [
    mail(db, now, {
      key: `${template}:${crypto.randomUUID()}`,
      template,
      to: { address: env.SUPPORT_EMAIL, language },
      replyTo: email,
      data: { subject, name: name ?? "", email, message: message ?? "", company: company ?? "" },
    }),
  ]);
  wake(env, q.execution);
}

/** `POST /api/email/`: a question, a wish to be a partner, or a report. */
export function serveSupportMail(app: ApiApp): void {
  serve(app, contract.global.mailSupport, async (q) => {
    // A limit is told before what is wrong with the fields.
    const sender = email.safeParse(q.sent.email).data;
    if (sender !== undefined) await within(q.db, "support_mail", emailKey(sender));
    const mailed = await q.fields();
    await (mailed.template === "report" ? report(q, mailed) : write(q, mailed));
    return undefined;
  });
}
