import type { RouterContextProvider } from "react-router";
import { getApi } from "~/context";
import type { Payment } from "~/domain/money/payment";

/** Returns all held payments of a job: what an admin confirms is compared with their sum, not with that of one page. */
export async function heldOfJob(context: Readonly<RouterContextProvider>, job: number): Promise<Payment[]> {
  const held: Payment[] = [];
  for (let page = 1; ; page++) {
    const { count, results } = await getApi(context).admin.payments({ query: { job, status: "held", page } });
    held.push(...results);
    if (held.length >= count || results.length === 0) return held;
  }
}
