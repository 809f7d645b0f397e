import { data } from "react-router";
import { JobsPage } from "~/components/admin/records/jobs-page";
import { chosen, readAsked } from "~/components/admin/records/record-address";
import { getApi } from "~/context";
import { JOB_STATUSES } from "~/domain/jobs/job-status";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import { pageIn } from "../page-in";
import type { Route } from "./+types/jobs";
import { listOrErrors } from "./list-or-errors";

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const page = pageIn(url);
  const asked = readAsked(url, ["search", "status", "user", "bidder", "helper"]);
  const { search, user, bidder, helper } = asked;
  const { status, ...list } = await listOrErrors(
    getApi(context).admin.jobs({
      query: {
        page,
        search,
        status: chosen(JOB_STATUSES, asked.status),
        user: user || undefined,
        bidder: bidder || undefined,
        helper: helper || undefined,
      },
    }),
  );
  return data({ title: getT(context, "adminRecords")("jobs.title"), asked, page, ...list }, { status });
}

export const meta = liveMeta;

export default function Jobs({ loaderData }: Route.ComponentProps) {
  return <JobsPage {...loaderData} />;
}
