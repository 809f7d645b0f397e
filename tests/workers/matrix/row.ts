import type { Contract } from "~/api/contract";
import type { Role, World } from "./world";

export interface RowInput {
  params?: Record<string, string | number>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
}
export interface Row {
  about?: string;
  statuses: readonly number[];
  ask?: (world: World, role: Role) => RowInput | Promise<RowInput>;
}
export type Table = { [Group in keyof Contract]: { [Name in keyof Contract[Group]]: Row | readonly Row[] } };

export type Ask = NonNullable<Row["ask"]>;
export const all = (status: number, ask?: Ask): Row => ({ statuses: Array(7).fill(status), ask });
export const users = (status: number, ask?: Ask): Row => ({ statuses: [401, ...Array(6).fill(status)], ask });
export const row = (statuses: readonly number[], ask: Ask, about?: string): Row => ({ statuses, ask, about });

export const body = (of: unknown): Ask => (() => ({ body: of })) satisfies Ask;
