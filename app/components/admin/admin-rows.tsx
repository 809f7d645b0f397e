import { useTranslation } from "~/locales/use-translation";
import { AdminTable, type AdminTableProps } from "./admin-table";

export function AdminRows<Row>(table: AdminTableProps<Row>) {
  const { t } = useTranslation("admin");
  return (
    <div className="grid gap-2">
      <AdminTable {...table} />
      {table.href && (
        <p className="text-sm text-ink-soft nojs:hidden max-md:hidden">
          <kbd className="admin-key">j</kbd> <kbd className="admin-key">k</kbd> {t("keys.rows")}{" "}
          <kbd className="admin-key">Enter</kbd> {t("keys.open")}
        </p>
      )}
    </div>
  );
}
