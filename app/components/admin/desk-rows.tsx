import { useTranslation } from "~/locales/use-translation";
import { DeskTable, type DeskTableProps } from "./desk-table";

export function DeskRows<Row>(table: DeskTableProps<Row>) {
  const { t } = useTranslation("admin");
  return (
    <div className="grid gap-2">
      <DeskTable {...table} />
      {table.href && (
        <p className="text-sm text-ink-soft nojs:hidden max-md:hidden">
          <kbd className="desk-key">j</kbd> <kbd className="desk-key">k</kbd> {t("keys.rows")}{" "}
          <kbd className="desk-key">Enter</kbd> {t("keys.open")}
        </p>
      )}
    </div>
  );
}
