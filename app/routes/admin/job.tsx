import { optional } from "~/api/error";
import { JobPage } from "~/components/admin/records/job-page";
import { getApi } from "~/context";
import { liveMeta } from "../head";
import { pageIn } from "../page-in";
import type { Route } from "./+types/job";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = getApi(context);
  const page = pageIn(new URL(request.url));
  const job = await api.admin.job({ params });
  const [comments, payments, log] = await Promise.all([
    optional(api.job.comments({ params, query: { page } })),
    api.admin.payments({ query: { job: job.id } }),
    api.admin.audit({ query: { target_type: "job", target_id: job.id } }),
  ]);
  return { title: job.title, job, comments, page, payments: payments.results, log: log.results };
}

export const meta = liveMeta;

export default function Job({ loaderData }: Route.ComponentProps) {
  return <JobPage {...loaderData} />;
}
