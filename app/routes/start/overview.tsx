import { OverviewPage } from "~/components/start/overview-page";
import { getT } from "~/middleware/locale";
import { requireViewer } from "~/middleware/viewer";
import { privateMeta } from "../head";
import type { Route } from "./+types/overview";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const profile = await requireViewer(context, request);
  return { title: getT(context, "start")("title"), id: Number(params.id), profile };
}

export const meta = privateMeta;

export default function Overview({ loaderData }: Route.ComponentProps) {
  return <OverviewPage {...loaderData} />;
}
