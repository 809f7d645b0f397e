import type { Kind } from "./kinds.ts";

export interface Seen {
  times: number[];
  errors: string[];
}

function hundred(kinds: readonly Kind[]): Kind[] {
  const all = kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind));
  // 37 and 100 have no common divisor, so each index occurs once.
  return Array.from({ length: all.length }, (_, at) => all[(at * 37) % all.length] as Kind);
}

async function once(origin: string, kind: Kind, n: number, seen: Seen): Promise<Response | null> {
  const { path, ...request } = kind.ask(n);
  const started = performance.now();
  try {
    const answer = await fetch(origin + path, { ...request, redirect: "manual" });
    const said = await answer.text();
    seen.times.push(performance.now() - started);
    if (answer.status >= 400) seen.errors.push(`${answer.status} ${path} ${said.slice(0, 200)}`);
    return answer;
  } catch (error) {
    seen.errors.push(`${path}: ${String(error)}`);
    return null;
  }
}

export class Day {
  private readonly handed = new Map<Kind, number>();

  private readonly kinds: readonly Kind[];

  constructor(kinds: readonly Kind[]) {
    this.kinds = kinds;
  }

  private next(kind: Kind): number {
    const n = this.handed.get(kind) ?? 0;
    this.handed.set(kind, n + 1);
    return n;
  }

  async alone(origin: string, kind: Kind, amount: number, connections: number): Promise<Seen> {
    const seen: Seen = { times: [], errors: [] };
    let left = amount;
    const connection = async () => {
      while (left-- > 0) await once(origin, kind, this.next(kind), seen);
    };
    await Promise.all(Array.from({ length: connections }, connection));
    return seen;
  }

  async headersOf(origin: string, kind: Kind, amount: number, header: string): Promise<string[]> {
    const seen: Seen = { times: [], errors: [] };
    const answers: (Response | null)[] = [];
    for (let at = 0; at < amount; at++) answers.push(await once(origin, kind, this.next(kind), seen));
    if (seen.errors.length > 0) throw new Error(seen.errors[0]);
    return answers.map((answer) => answer?.headers.get(header) ?? "");
  }

  async lived(origin: string, duration: number, connections: number): Promise<Map<Kind, Seen>> {
    const found = new Map(this.kinds.map((kind): [Kind, Seen] => [kind, { times: [], errors: [] }]));
    const order = hundred(this.kinds);
    const until = performance.now() + duration;
    let at = 0;
    const connection = async () => {
      while (performance.now() < until) {
        const kind = order[at++ % order.length] as Kind;
        await once(origin, kind, this.next(kind), found.get(kind) as Seen);
      }
    };
    await Promise.all(Array.from({ length: connections }, connection));
    return found;
  }
}
