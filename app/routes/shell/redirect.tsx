import { data, redirect } from "react-router";
import { brand } from "~/brand";
import { DeepLinkPage } from "~/components/shell/deep-link-page";
import { phoneOf } from "~/domain/accounts/phone";
import { appPlaceOf, deepLinkIn, webPathOf } from "~/domain/site/deep-link";
import { getT } from "~/middleware/locale";
import { appLink } from "../app-link";
import { privateMeta } from "../head";
import type { Route } from "./+types/redirect";

const WAIT_SECONDS = 1;

export function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  if (!query.get("page")) return redirect("/");
  const link = deepLinkIn(query);
  const { page, values } = appPlaceOf(link);
  const app = appLink(context, page, values, link.env);
  const phone = phoneOf(request.headers.get("User-Agent"));
  const title = getT(context, "redirect")(phone ? "opening" : "title", { brand: brand.name });
  const goOn = phone ? { headers: { Refresh: `${WAIT_SECONDS};url=${app}` } } : {};
  return data({ title, app, phone, to: webPathOf(link) }, goOn);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const handle = { script: false };

export const meta = privateMeta;

export default function Redirect({ loaderData }: Route.ComponentProps) {
  return <DeepLinkPage {...loaderData} />;
}
