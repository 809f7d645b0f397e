import { Scene } from "../illustrations/scene";
import { EmptyState } from "../ui/empty-state";
import { AdminRows } from "./admin-rows";
import type { AdminTableProps } from "./admin-table";

interface AdminListProps<Row> extends AdminTableProps<Row> {
  empty: { title: string; text: string };
}

export function AdminList<Row>({ empty, ...table }: AdminListProps<Row>) {
  if (table.rows.length > 0) return <AdminRows {...table} />;
  return <EmptyState illustration={<Scene name="thanks" />} title={empty.title} text={empty.text} />;
}
