import { useTranslation } from "react-i18next";
import { getT } from "~/middleware/locale";
import { titled } from "~/routes/titled";
import type { Route } from "./+types/home";

export function loader({ context }: Route.LoaderArgs) {
  const t = getT(context, "common");
  return { title: t("nav.home"), description: t("description") };
}

export const headers = () => ({ "Cache-Control": "public, s-maxage=30" });

export const meta: Route.MetaFunction = ({ loaderData }) => titled(loaderData?.title, loaderData?.description);

export default function Home() {
  const { t } = useTranslation();
  return <h1 className="page-width">{t("description")}</h1>;
}
