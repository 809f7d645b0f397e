import type { RouterContextProvider } from "react-router";
import { formatMoment } from "~/components/admin/admin-moment";
import { getApi } from "~/context";
import type { FailedDelivery } from "~/domain/admin/admin";
import { getLocale, getT } from "~/middleware/locale";

export async function closedDelivery(
  context: Readonly<RouterContextProvider>,
  { id, failed_at, involved }: FailedDelivery,
): Promise<string | null> {
  const t = getT(context, "adminRecords");
  if (failed_at !== null) return involved ? getT(context, "admin")("involved.text") : null;
  const { results } = await getApi(context).admin.audit({ query: { target_type: "outbox", target_id: id } });
  const last = results[0];
  if (!last) return t("letters.endedUnknown");
  const actions: Record<string, string> = t("audit.actions", { returnObjects: true });
  const what = actions[last.action] ?? last.action;
  return t("letters.ended", { what, name: last.admin.name, at: formatMoment(last.created_at, getLocale(context)) });
}
