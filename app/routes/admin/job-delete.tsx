import { CODES } from "~/api/messages";
import { JobDeletePage } from "~/components/admin/records/job-delete-page";
import { getApi } from "~/context";
import { isInvolved, jobRemoval } from "~/domain/admin/case-files";
import { afterJobEvent } from "~/domain/jobs/job-life";
import { isHeld } from "~/domain/money/payment-life";
import { constraintOf } from "~/forms/constraint";
import { requireAdmin } from "~/middleware/admin";
import { getLocale, getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/job-delete";
import { actBy } from "./act-with-reason";
import { heldOfJob } from "./held-of-job";
import { showsWhatChanged } from "./shows-what-changed";
import { teamStatement } from "./team-statement";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = getApi(context).admin;
  const [admin, job, held] = await Promise.all([
    requireAdmin(context),
    api.job({ params }),
    heldOfJob(context, Number(params.id)),
  ]);
  const deleted = afterJobEvent(job.status, "delete") ? null : CODES.job_deleted[getLocale(context)];
  const involved = job.involved ?? isInvolved(admin.id, [job.user]);
  const closed = involved ? getT(context, "admin")("involved.text") : deleted;
  const statement = await teamStatement(context, new URL(request.url), {
    pageAddress: `/admin/jobs/${params.id}/delete`,
    action: "remove",
    person: { id: job.user, name: job.owner?.name ?? "" },
    target_type: "job",
    title: job.title,
  });
  return {
    title: getT(context, "adminRecords")("removeJob.title", { job: job.title }),
    job,
    held: held.filter(({ status }) => isHeld(status)),
    closed,
    limits: constraintOf(jobRemoval),
    statement,
  };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return actBy(
    jobRemoval,
    { request, context },
    {
      act: (body) => getApi(context).admin.removeJob({ params, body }),
      done: getT(context, "adminRecords")("removeJob.done"),
      next: `/admin/jobs/${params.id}`,
    },
  );
}

export const meta = liveMeta;

export const shouldRevalidate = showsWhatChanged;

export default function JobDelete({ loaderData, actionData }: Route.ComponentProps) {
  return <JobDeletePage {...loaderData} result={actionData?.result} />;
}
