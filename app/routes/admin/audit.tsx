import { data } from "react-router";
import { AuditPage } from "~/components/admin/records/audit-page";
import { chosen, readAsked } from "~/components/admin/records/record-address";
import { getApi } from "~/context";
import { AUDIT_TARGETS } from "~/domain/admin/audit-target";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import { pageIn } from "../page-in";
import type { Route } from "./+types/audit";
import { listOrErrors } from "./list-or-errors";

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const page = pageIn(url);
  const asked = readAsked(url, ["target_type", "target_id"]);
  const { status, ...list } = await listOrErrors(
    getApi(context).admin.audit({
      query: {
        page,
        target_type: chosen(AUDIT_TARGETS, asked.target_type),
        target_id: asked.target_id || undefined,
      },
    }),
  );
  return data({ title: getT(context, "adminRecords")("audit.title"), asked, page, ...list }, { status });
}

export const meta = liveMeta;

export default function Audit({ loaderData }: Route.ComponentProps) {
  return <AuditPage {...loaderData} />;
}
