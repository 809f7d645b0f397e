import { KINDS, type Pick, type Write } from "./kinds";
import type { Market } from "./market";

const WRITES = 200;
const CLIENTS = 8;

export interface Outcome {
  acknowledged: Write[];
  interrupted: Write[];
  refused: string[];
}

export async function perform(write: Write, origin: string): Promise<{ ok: boolean; said: string } | null> {
  try {
    const { body, headers } = write.webhook?.() ?? { body: JSON.stringify(write.body ?? {}), headers: {} };
    const response = await fetch(origin + write.path, {
      method: write.method,
      redirect: "manual",
      headers: {
        "Content-Type": "application/json",
        ...(write.by && { Authorization: `Bearer ${write.by.token}`, "Idempotency-Key": write.key }),
        ...headers,
      },
      body,
    });
    const text = await response.text();
    const json = response.headers.get("Content-Type")?.startsWith("application/json") ?? false;
    const answer = json && text !== "" ? JSON.parse(text) : {};
    const ok = response.status < 400;
    if (ok) write.learn(answer);
    return { ok, said: `${write.what} ${response.status} ${answer.code ?? ""}` };
  } catch {
    return null;
  }
}

function chosen(market: Market, random: () => number): Write {
  const pick: Pick = (from) => from[Math.floor(random() * from.length)];
  for (;;) {
    let ticket = random() * 100;
    const kind = KINDS.find(([, share]) => (ticket -= share) < 0)?.[0];
    const write = kind?.(market, pick);
    if (write) return write;
  }
}

export async function writeUntilKilled(
  market: Market,
  server: { origin: string; kill(): Promise<void> },
  random: () => number,
): Promise<Outcome> {
  const outcome: Outcome = { acknowledged: [], interrupted: [], refused: [] };
  const after = 20 + Math.floor(random() * (WRITES - 60));
  let killed: Promise<void> | null = null;
  let sent = 0;
  const client = async () => {
    while (!killed && sent++ < WRITES) {
      const write = chosen(market, random);
      const answer = await perform(write, server.origin);
      if (!answer) outcome.interrupted.push(write);
      else if (answer.ok) outcome.acknowledged.push(write);
      else outcome.refused.push(answer.said);
      if (outcome.acknowledged.length >= after) killed ??= server.kill();
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  await (killed ?? server.kill());
  return outcome;
}
