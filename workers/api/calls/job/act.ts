import { contract } from "~/api/contract";
import type { JobAction } from "~/domain/job";
import { refusalOf } from "~/domain/job-life";
import { completion } from "../../changes/deals/completion";
import { removal } from "../../changes/deals/job-removal";
import { renewal } from "../../changes/deals/renewal";
import { reopening } from "../../changes/deals/reopening";
import { lapseOfJob } from "../../changes/money/refund";
import { commit, mustHaveChanged } from "../../db/batch";
import { type JobRow, jobOf } from "../../db/job";
import { tell, wake } from "../../db/outbox";
import { nameFor } from "../../db/person";
import type { Question } from "../../http/context";
import { refuse } from "../../http/refusal";
import { type ApiApp, serveAbout } from "../../http/serve";
import { serveRenewByMail } from "./renew";
import { jobOfPath } from "./visible-job";

async function holdings(db: D1Database, job: JobRow) {
  const { results } = await db
    .prepare("SELECT DISTINCT status FROM payment WHERE job_id = ?")
    .bind(job.id)
    .all<{ status: string }>();
  const has = (status: string) => results.some((row) => row.status === status);
  return { disputed: has("disputed"), held: has("held"), released: has("released"), done: job.done_at !== null };
}

/** Reserved by hand: out of the list, and nothing can be paid for it. */
function reservation(db: D1Database, now: number, job: JobRow): D1PreparedStatement[] {
  return [
    db
      .prepare("UPDATE job SET status = 'reserved', listed = 0, updated_at = ? WHERE id = ? AND status = 'open'")
      .bind(now, job.id),
    mustHaveChanged(db),
    lapseOfJob(db, job.id),
  ];
}

/** The helper says the work is done: the owner is told, and seven days later it is paid unless he objects. */
function finish(db: D1Database, now: number, job: JobRow, helper: string): D1PreparedStatement[] {
  if (job.user_id === null) return [];
  return [
    db
      .prepare(
        "UPDATE job SET done_at = ?, updated_at = ? WHERE id = ? AND status = 'reserved' AND helper_id = ? AND done_at IS NULL",
      )
      .bind(now, now, job.id, job.helper_id),
    mustHaveChanged(db),
    ...tell(db, now, {
      to: job.user_id,
      type: "work_done",
      key: `work_done:${job.id}:${now}`,
      job: job.id,
      data: { job_title: job.title, name: helper },
    }),
  ];
}

async function statements(q: Acting, action: JobAction, job: JobRow): Promise<D1PreparedStatement[]> {
  const { db, now, viewer } = q;
  switch (action) {
    case "reserve":
      return reservation(db, now, job);
    case "renew":
      return renewal(db, now, job.id);
    case "done":
      return finish(db, now, job, await nameFor(db, job.user_id ?? 0, viewer.id));
    case "delete":
      return removal(db, now, job);
    case "solve":
      return completion(db, now, job);
    case "cancel":
      return reopening(db, now, { ...job, onlyBeforeDone: true });
  }
}

type Acting = Question<typeof contract.job.act>;

/** Does what is asked, in the state the job is in when it is done: of calls that exclude each other one succeeds. */
async function act(q: Acting, job: JobRow) {
  const { id } = q.viewer;
  if (id !== job.user_id && id !== job.helper_id) refuse("permission_denied");
  const { action } = q.query();
  if (id !== (action === "done" ? job.helper_id : job.user_id)) refuse("permission_denied");
  const refused = refusalOf(job.status, action, await holdings(q.db, job));
  if (refused) refuse(refused);
  if (action !== "done" || job.done_at === null) await commit(q.db, await statements(q, action, job));
  wake(q.env, q.execution);
  return jobOf(await jobOfPath(q), id, q.language);
}

/** `PATCH /api/job/single/{id}/?action=`: what an owner does with a job, and the word of its helper that it is done. */
export function serveJobActions(app: ApiApp): void {
  serveAbout(app, contract.job.act, jobOfPath, act);

  serveRenewByMail(app);
}
