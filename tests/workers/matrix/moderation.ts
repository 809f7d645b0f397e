import type { Table } from "./row";

export const MODERATION: Pick<Table, "moderation" | "admin"> = {
  moderation: {},
  admin: {},
};
