/** Latency at the edge of a phone network, in milliseconds. */
const SLOW = 2000;

const dispatch = (event: string) => dispatchEvent(new Event(event));

type Fetch = typeof fetch;

const slowly =
  (ask: Fetch): Fetch =>
  async (...asked) => {
    await new Promise((passed) => setTimeout(passed, SLOW));
    return ask(...asked);
  };

const unreachable = (): Fetch => async () => {
  throw new TypeError("Failed to fetch");
};

const over: Record<string, (ask: Fetch) => Fetch> = { slow: slowly, offline: unreachable };

function isOnline(online: boolean): void {
  if (navigator.onLine === online) return;
  if (online) Reflect.deleteProperty(navigator, "onLine");
  else Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
  dispatch(online ? "online" : "offline");
}

export function goOver(network: string): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = over[network]?.(fetch) ?? fetch;
  isOnline(network !== "offline");
  return () => {
    globalThis.fetch = fetch;
    isOnline(true);
  };
}
