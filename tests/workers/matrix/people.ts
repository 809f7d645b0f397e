import type { Table } from "./row";

export const PEOPLE: Pick<Table, "review" | "experience" | "search"> = {
  review: {},
  experience: {},
  search: {},
};
