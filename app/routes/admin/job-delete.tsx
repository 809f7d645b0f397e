import { CODES } from "~/api/messages";
import { JobDeletePage } from "~/components/admin/records/job-delete-page";
import { getApi } from "~/context";
import { isInvolved } from "~/domain/desk";
import { afterJobEvent } from "~/domain/job-life";
import { requireAdmin } from "~/middleware/admin";
import { getLocale, getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/job-delete";
import { actWithReason, reasonLimits } from "./act-with-reason";

export async function loader({ params, context }: Route.LoaderArgs) {
  const [admin, job] = await Promise.all([requireAdmin(context), getApi(context).admin.job({ params })]);
  const deleted = afterJobEvent(job.status, "delete") ? null : CODES.job_deleted[getLocale(context)];
  const closed = isInvolved(admin.id, [job.user]) ? getT(context, "admin")("involved.text") : deleted;
  return {
    title: getT(context, "adminRecords")("removeJob.title", { job: job.title }),
    job,
    closed,
    limits: reasonLimits(),
  };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return actWithReason(
    { request, context },
    {
      act: (body) => getApi(context).admin.removeJob({ params, body }),
      done: getT(context, "adminRecords")("removeJob.done"),
      next: `/admin/jobs/${params.id}`,
    },
  );
}

export const meta = liveMeta;

export default function JobDelete({ loaderData, actionData }: Route.ComponentProps) {
  return <JobDeletePage {...loaderData} result={actionData?.result} />;
}
