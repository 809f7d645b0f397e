import { UserPage } from "~/components/admin/records/user-page";
import { getApi } from "~/context";
import { requireAdmin } from "~/middleware/admin";
import { liveMeta } from "../head";
import type { Route } from "./+types/user";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { admin } = getApi(context);
  const [viewer, person] = await Promise.all([requireAdmin(context), admin.user({ params })]);
  const { id } = person;
  const of = { query: { user: id } };
  const [reports, jobs, bids, deals, reviews, payments, log] = await Promise.all([
    admin.reports(of),
    admin.jobs(of),
    admin.jobs({ query: { bidder: id } }),
    admin.jobs({ query: { helper: id } }),
    admin.reviews(of),
    admin.payments(of),
    admin.audit({ query: { target_type: "user", target_id: id } }),
  ]);
  const counts = {
    reports: reports.count,
    jobs: jobs.count,
    bids: bids.count,
    deals: deals.count,
    reviews: reviews.count,
    payments: payments.count,
  };
  return {
    title: person.name,
    person,
    counts,
    log: log.results,
    isSelf: viewer.id === id,
    involved: person.involved === true,
  };
}

export const meta = liveMeta;

export default function User({ loaderData }: Route.ComponentProps) {
  return <UserPage {...loaderData} />;
}
