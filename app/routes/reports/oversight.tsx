import { optional } from "~/api/error";
import { OversightPage } from "~/components/reports/oversight-page";
import { getApi, getOrigin } from "~/context";
import { getT } from "~/middleware/locale";
import { publicMeta } from "../head";
import type { Route } from "./+types/oversight";

export async function loader({ context }: Route.LoaderArgs) {
  const t = getT(context, "reports");
  return {
    title: t("oversight.title"),
    description: t("oversight.intro"),
    canonical: `${getOrigin(context)}/meldingen`,
    statistics: await optional(getApi(context).moderation.statistics()),
  };
}

export const headers = () => ({ "Cache-Control": "public, s-maxage=30" });

export const meta = publicMeta;

export default function Oversight({ loaderData: { statistics } }: Route.ComponentProps) {
  return <OversightPage statistics={statistics} />;
}
