import { MoneyCasesPage } from "~/components/admin/records/money-cases-page";
import { getApi } from "~/context";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import { pageIn } from "../page-in";
import type { Route } from "./+types/money";

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url));
  const list = await getApi(context).admin.moneyCases({ query: { page } });
  return { title: getT(context, "adminMoney")("title"), page, list };
}

export const meta = liveMeta;

export default function Money({ loaderData }: Route.ComponentProps) {
  return <MoneyCasesPage {...loaderData} asked={{}} errors={{}} />;
}
