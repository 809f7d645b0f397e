import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { EmptyState } from "../ui/empty-state";
import { DeskTable, type DeskTableProps } from "./desk-table";

interface DeskListProps<Row> extends DeskTableProps<Row> {
  /** Said in place of a table without rows. */
  empty: { title: string; text: string };
}

/** A table, or why there is none; with the keys that lead through it. */
export function DeskList<Row>({ empty, ...table }: DeskListProps<Row>) {
  const { t } = useTranslation("admin");
  if (table.rows.length === 0) {
    return <EmptyState illustration={<Scene name="thanks" />} title={empty.title} text={empty.text} />;
  }
  return (
    <div className="grid gap-2">
      <DeskTable {...table} />
      {table.href && (
        <p className="text-xs text-ink-soft nojs:hidden max-md:hidden">
          <kbd className="desk-key">j</kbd> <kbd className="desk-key">k</kbd> {t("keys.rows")}{" "}
          <kbd className="desk-key">Enter</kbd> {t("keys.open")}
        </p>
      )}
    </div>
  );
}
