export interface Conversation {
  socket: string;
  address: string;
  people: Record<string, string>[];
  each: number;
}

interface Open extends Conversation {
  sockets: WebSocket[];
}

const awaited = new Map<string, { left: number; at: number[]; done: () => void }>();
const CONCURRENCY = 8;

let said = 0;

function hear(data: unknown): void {
  const [, text = ""] = /(bench-\d+;)/.exec(String(data)) ?? [];
  const waiting = awaited.get(text);
  // The notification of a message also contains its text, later.
  if (!waiting || !String(data).includes(`"message":"${text}"`)) return;
  waiting.at.push(performance.now());
  if (--waiting.left === 0) waiting.done();
}

/** Node accepts headers, which browsers do not. */
const Socket = WebSocket as unknown as new (address: string, options: { headers: Record<string, string> }) => WebSocket;

function opened(address: string, headers: Record<string, string>): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new Socket(address.replace("http", "ws"), { headers });
    socket.addEventListener("message", ({ data }) => hear(data));
    socket.addEventListener("open", () => resolve(socket));
    socket.addEventListener("error", () => reject(new Error(`no socket at ${address}`)));
  });
}

export function openSockets(conversations: Conversation[]): Promise<Open[]> {
  return Promise.all(
    conversations.map(async (one) => {
      const headers = one.people.flatMap((person) => Array.from({ length: one.each }, () => person));
      return { ...one, sockets: await Promise.all(headers.map((each) => opened(one.socket, each))) };
    }),
  );
}

export function closeAll(conversations: Open[]): void {
  for (const { sockets } of conversations) for (const socket of sockets) socket.close();
}

async function say({ address, people, sockets }: Open): Promise<number[]> {
  const text = `bench-${++said};`;
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = { left: sockets.length, at: [] as number[], done: resolve };
  awaited.set(text, waiting);
  const begun = performance.now();
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...people[said % people.length] },
    body: JSON.stringify({ message: text, client_id: crypto.randomUUID() }),
  });
  if (answer.status !== 201) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
  await promise;
  awaited.delete(text);
  return waiting.at.map((at) => at - begun);
}

export async function latencies(conversations: Open[], messages: number): Promise<number[]> {
  const took: number[] = [];
  for (let at = 0; at < messages; at++) took.push(...(await say(conversations[at % conversations.length] as Open)));
  return took;
}

export async function rate(conversations: Open[], messages: number): Promise<number> {
  let left = messages;
  const begun = performance.now();
  const speak = async (at: number) => {
    while (left-- > 0) await say(conversations[at % conversations.length] as Open);
  };
  await Promise.all(Array.from({ length: Math.max(CONCURRENCY, conversations.length) }, (_, at) => speak(at)));
  return (messages * 1000) / (performance.now() - begun);
}
