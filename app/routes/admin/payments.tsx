import { data } from "react-router";
import { PaymentsPage } from "~/components/admin/records/payments-page";
import { chosen, readAsked } from "~/components/admin/records/record-address";
import { getApi } from "~/context";
import { PAYMENT_FILTERS } from "~/domain/money/payment-life";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import { pageIn } from "../page-in";
import type { Route } from "./+types/payments";
import { listOrErrors } from "./list-or-errors";

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const page = pageIn(url);
  const asked = readAsked(url, ["status", "user", "job"]);
  const { user, job } = asked;
  const { status, ...list } = await listOrErrors(
    getApi(context).admin.payments({
      query: {
        page,
        status: chosen(PAYMENT_FILTERS, asked.status),
        user: user || undefined,
        job: job || undefined,
      },
    }),
  );
  return data({ title: getT(context, "adminRecords")("payments.title"), asked, page, ...list }, { status });
}

export const meta = liveMeta;

export default function Payments({ loaderData }: Route.ComponentProps) {
  return <PaymentsPage {...loaderData} />;
}
