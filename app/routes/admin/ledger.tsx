import { data } from "react-router";
import { LedgerPage } from "~/components/admin/records/ledger-page";
import { readAsked } from "~/components/admin/records/record-address";
import { getApi } from "~/context";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import { pageIn } from "../page-in";
import type { Route } from "./+types/ledger";
import { listOrErrors } from "./list-or-errors";

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const page = pageIn(url);
  const asked = readAsked(url, ["payment", "user"]);
  const { payment, user } = asked;
  const { status, ...list } = await listOrErrors(
    getApi(context).admin.ledger({ query: { page, payment: payment || undefined, user: user || undefined } }),
  );
  return data({ title: getT(context, "adminRecords")("ledger.title"), asked, page, ...list }, { status });
}

export const meta = liveMeta;

export default function Ledger({ loaderData }: Route.ComponentProps) {
  return <LedgerPage {...loaderData} />;
}
