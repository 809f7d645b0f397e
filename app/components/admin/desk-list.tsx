import { Scene } from "../illustrations/scene";
import { EmptyState } from "../ui/empty-state";
import { DeskRows } from "./desk-rows";
import type { DeskTableProps } from "./desk-table";

interface DeskListProps<Row> extends DeskTableProps<Row> {
  empty: { title: string; text: string };
}

export function DeskList<Row>({ empty, ...table }: DeskListProps<Row>) {
  if (table.rows.length > 0) return <DeskRows {...table} />;
  return <EmptyState illustration={<Scene name="thanks" />} title={empty.title} text={empty.text} />;
}
