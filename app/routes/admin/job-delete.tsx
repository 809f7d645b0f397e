import { CODES } from "~/api/messages";
import { JobDeletePage } from "~/components/admin/records/job-delete-page";
import { getApi } from "~/context";
import { afterJobEvent } from "~/domain/job-life";
import { getLocale, getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/job-delete";
import { actWithReason, reasonLimits } from "./act-with-reason";

export async function loader({ params, context }: Route.LoaderArgs) {
  const job = await getApi(context).admin.job({ params });
  const closed = afterJobEvent(job.status, "delete") ? null : CODES.job_deleted[getLocale(context)];
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
