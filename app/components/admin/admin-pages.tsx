import { pagesOf } from "~/domain/values/page";
import { useTranslation } from "~/locales/use-translation";
import { Pagination } from "../ui/pagination";
import { type AdminSearch, adminAddress } from "./admin-search";

export function AdminPages({ path, search, count }: { path: string; search: AdminSearch; count: number }) {
  const { t } = useTranslation("admin");
  return (
    <Pagination
      page={search.page}
      pages={pagesOf(count)}
      href={(page) => adminAddress(path, { ...search, page })}
      labels={{
        navigation: t("pages.navigation"),
        previous: t("pages.previous"),
        next: t("pages.next"),
        page: (page) => t("pages.page", { page }),
      }}
    />
  );
}
