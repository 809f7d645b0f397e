import { OverviewPage } from "~/components/account/overview-page";
import { getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import { paymentTermsOf } from "../payment-terms";
import type { Route } from "./+types/overview";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const profile = await requireViewer(context, request);
  const { mode } = await paymentTermsOf(context);
  return { title: getT(context, "start")("title"), id: Number(params.id), profile, direct: mode === "direct" };
}

export const meta = privateMeta;

export default function Overview({ loaderData }: Route.ComponentProps) {
  return <OverviewPage {...loaderData} />;
}
