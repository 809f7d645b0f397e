import { data } from "react-router";
import { yearFile } from "~/components/wallet/year-file";
import { getApi } from "~/context";
import { year as calendarYear } from "~/domain/money/wallet";
import { getLocale, getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import type { Route } from "./+types/year-file";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  await requireViewer(context, request);
  const year = calendarYear.safeParse(params.year);
  if (!year.success) throw data(null, { status: 404 });
  const earnings = await getApi(context).wallet.earnings({ query: { year: year.data } });
  const t = getT(context, "receipts");
  return new Response(yearFile(earnings, t, getLocale(context)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${t("year.file.name", { year: earnings.year })}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
