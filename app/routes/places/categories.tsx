import { categoryPath } from "~/components/jobs/category-search";
import { CategoriesPage } from "~/components/places/categories-page";
import { getOrigin } from "~/context";
import { CATEGORIES } from "~/domain/jobs/category-names";
import { getLocale, getT } from "~/middleware/locale";
import { listMeta } from "../structured-data";
import type { Route } from "./+types/categories";

export function loader({ context }: Route.LoaderArgs) {
  const t = getT(context, "categories");
  const language = getLocale(context);
  return {
    title: t("all.pageTitle"),
    description: t("all.description"),
    canonical: `${getOrigin(context)}/categorieen`,
    kinds: CATEGORIES.map((kind) => ({ name: kind[language], path: categoryPath(kind) })),
  };
}

export const headers = () => ({ "Cache-Control": "public, s-maxage=30" });

export const meta: Route.MetaFunction = (args) => listMeta(args, args.loaderData?.kinds);

export default CategoriesPage;
