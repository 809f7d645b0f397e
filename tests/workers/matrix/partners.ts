import type { Table } from "./row";

export const PARTNERS: Pick<Table, "partner" | "affiliate"> = {
  partner: {},
  affiliate: {},
};
