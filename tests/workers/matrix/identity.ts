import type { Table } from "./row";

export const IDENTITY: Pick<Table, "passkey"> = {
  passkey: {},
};
