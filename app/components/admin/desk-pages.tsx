import { pagesOf } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { Pagination } from "../ui/pagination";
import { type DeskSearch, deskAddress } from "./desk-search";

export function DeskPages({ path, search, count }: { path: string; search: DeskSearch; count: number }) {
  const { t } = useTranslation("admin");
  return (
    <Pagination
      page={search.page}
      pages={pagesOf(count)}
      href={(page) => deskAddress(path, { ...search, page })}
      labels={{
        navigation: t("pages.navigation"),
        previous: t("pages.previous"),
        next: t("pages.next"),
        page: (page) => t("pages.page", { page }),
      }}
    />
  );
}
