/** About what a phone has at the edge of town, in milliseconds. */
const SLOW = 2000;

const { fetch } = globalThis;
const tell = (event: string) => dispatchEvent(new Event(event));

/** What a page asks, over such a network. */
const over: Record<string, typeof fetch> = {
  async slow(...asked) {
    await new Promise((passed) => setTimeout(passed, SLOW));
    return fetch(...asked);
  },
  async offline() {
    throw new TypeError("Failed to fetch");
  },
};

function isOnline(online: boolean): void {
  if (navigator.onLine === online) return;
  if (online) Reflect.deleteProperty(navigator, "onLine");
  else Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
  tell(online ? "online" : "offline");
}

/** Puts a network under what a story asks, whatever its answers are. Gives what takes it away again. */
export function goOver(network: string): () => void {
  globalThis.fetch = over[network] ?? fetch;
  isOnline(network !== "offline");
  return () => {
    globalThis.fetch = fetch;
    isOnline(true);
  };
}
