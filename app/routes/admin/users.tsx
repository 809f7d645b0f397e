import { data } from "react-router";
import { chosen, readAsked } from "~/components/admin/records/record-address";
import { UsersPage } from "~/components/admin/records/users-page";
import { getApi } from "~/context";
import { ACCOUNT_STATUSES } from "~/domain/accounts/account-life";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import { pageIn } from "../page-in";
import type { Route } from "./+types/users";
import { listOrErrors } from "./list-or-errors";

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const page = pageIn(url);
  const asked = readAsked(url, ["search", "status"]);
  const { status, ...list } = await listOrErrors(
    getApi(context).admin.users({
      query: { page, search: asked.search, status: chosen(ACCOUNT_STATUSES, asked.status) },
    }),
  );
  return data({ title: getT(context, "adminRecords")("users.title"), asked, page, ...list }, { status });
}

export const meta = liveMeta;

export default function Users({ loaderData }: Route.ComponentProps) {
  return <UsersPage {...loaderData} />;
}
