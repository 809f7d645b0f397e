import { CategoriesPage } from "~/components/categories/categories-page";
import { getOrigin } from "~/context";
import { getT } from "~/middleware/locale";
import { publicMeta } from "../head";
import type { Route } from "./+types/categories";

export function loader({ context }: Route.LoaderArgs) {
  const t = getT(context, "categories");
  return {
    title: t("all.pageTitle"),
    description: t("all.description"),
    canonical: `${getOrigin(context)}/categorieen`,
  };
}

export const headers = () => ({ "Cache-Control": "public, s-maxage=30" });

export const meta = publicMeta;

export default CategoriesPage;
