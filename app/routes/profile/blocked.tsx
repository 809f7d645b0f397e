import { data } from "react-router";
import { BlockedPage } from "~/components/settings/blocked-page";
import { getApi } from "~/context";
import { statusOfPage } from "~/domain/values/page";
import { getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import { pageIn } from "../page-in";
import type { Route } from "./+types/blocked";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url));
  const blocked = await getApi(context).profile.blocked({ query: { page } });
  const shown = { title: getT(context, "reports")("block.list"), id: Number(params.id), page, blocked };
  return data(shown, statusOfPage(page, blocked));
}

export const meta = privateMeta;

export default function Blocked({ loaderData }: Route.ComponentProps) {
  return <BlockedPage {...loaderData} />;
}
