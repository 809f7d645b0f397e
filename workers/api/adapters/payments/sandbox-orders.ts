import type { Cents } from "~/domain/money/money";
import type { Database } from "../../db/database";
import { insertOrder, ordersAbout } from "../../db/sandbox";
import { run } from "../../db/transaction";
import { RetryLater } from "../retry-later";
import { keyToSend, mayBeForgotten, type Ordered } from "./key-life";

const REMEMBERED_MS = 24 * 3600 * 1000;

interface SandboxOrder extends Ordered {
  key: string;
  about: string;
  cents: Cents;
}

async function wasSent(db: Database, { about, cents }: SandboxOrder): Promise<boolean> {
  const orders = await ordersAbout(db, about);
  const [only] = orders;
  if (!only) return false;
  if (orders.length === 1 && only.cents === cents) return true;
  throw new RetryLater(`not sent: the sandbox has other orders of ${about}`, { final: true });
}

export async function sendOnce(db: Database, order: SandboxOrder): Promise<void> {
  if (mayBeForgotten(order) && (await wasSent(db, order))) return;
  const { about, cents, now } = order;
  await run(db, insertOrder(db, now, { key: keyToSend(order), about, cents }, now - REMEMBERED_MS));
}
