import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { displayed } from "~/enhance/refused-form";
import { outcomeOf } from "~/service-worker/forms";
import { LIVE, MAIN, PLACE } from "~/service-worker/markup";
import { withNotice } from "~/service-worker/notices";
import { keepOfflinePage, offlinePage } from "~/service-worker/offline-page";

const ORIGIN = "https://buurklusser.test";
const hrefOf = (key: Request | string) => new URL(typeof key === "string" ? key : key.url, ORIGIN).href;

class MemoryCache {
  private readonly answers = new Map<string, Response>();
  match = async (key: Request | string) => this.answers.get(hrefOf(key))?.clone();
  delete = async (key: Request | string) => this.answers.delete(hrefOf(key));
  keys = async () => [...this.answers.keys()].map((href) => new Request(href));
  put = async (key: Request | string, answer: Response) => {
    this.answers.set(hrefOf(key), answer);
  };
}

const PARTS = { notice: "As you last saw it.", refused: "Not taken:", refusedToo: "Neither were:", assets: [] };
const language = { "Content-Language": "nl" };
let stored: Map<string, MemoryCache>;
const fetched = vi.fn<(address: string) => Promise<Response>>(async (address) =>
  address.startsWith("/offline/parts")
    ? Response.json(PARTS, { headers: language })
    : new Response('<main data-offline="{state}"><ul>{pages}</ul>', { headers: language }),
);

function cacheOf(name: string): MemoryCache {
  const cache = stored.get(name) ?? new MemoryCache();
  stored.set(name, cache);
  return cache;
}

beforeEach(async () => {
  stored = new Map();
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("caches", { open: async (name: string) => cacheOf(name), keys: async () => [...stored.keys()] });
  const headers = { ...language, "X-Kept-At": String(Date.now()) };
  await cacheOf("offline").put("/offline", new Response('<main data-offline="online">', { headers }));
});
afterEach(() => void vi.unstubAllGlobals());

it("replaces an offline page of an older worker, whatever its age, and then keeps it for a day", async () => {
  await keepOfflinePage("nl");
  expect(await (await offlinePage("offline")).text()).toContain('data-offline="offline"');
  await keepOfflinePage("nl");
  expect(fetched).toHaveBeenCalledTimes(2);
  await keepOfflinePage("en");
  expect(fetched).toHaveBeenCalledTimes(4);
});

it("puts its notice into a cached page without a place for it, except a live one", async () => {
  await keepOfflinePage("nl");
  const noticed = async (html: string) => (await withNotice(new Response(html))).text();
  const notice = '<p class="offline-notice" role="status">As you last saw it.</p>';
  expect(await noticed(`${MAIN}>${PLACE}Job`)).toBe(`${MAIN}>${notice}Job`);
  expect(await noticed(`${MAIN}>Job`)).toBe(`${notice}${MAIN}>Job`);
  const live = `<link ${LIVE}>${MAIN}>Chat`;
  expect(await noticed(live)).toBe(live);
});

it("lists what was typed above an error page of an older worker, before it drops the form", async () => {
  cacheOf("own:pages:7");
  const form = { status: 410, headers: [["Content-Language", "nl"]], html: `<body>${MAIN}>Gone`, title: "" };
  const key = `/offline/done/${encodeURIComponent("/task/9/bod")}?/offline/waits/1`;
  await cacheOf("own:forms:7").put(key, Response.json({ ...form, typed: ["57,50"] }));
  const answer = await outcomeOf(`${ORIGIN}/task/9/bod`);
  expect(answer?.status).toBe(410);
  expect(await answer?.text()).toMatch(
    /^<body><div class="offline-notice[^]*Not taken:[^]*>57,50<[^]*<main id="main">Gone$/,
  );
  expect(await outcomeOf(`${ORIGIN}/task/9/bod`)).toBeNull();
});

it("leaves a choice in the list that the form has, but not chosen", () => {
  const fields = [
    { type: "text", value: "75", checked: false },
    { type: "radio", value: "budget", checked: false },
    { type: "radio", value: "bids", checked: true },
    { type: "select-one", value: "asap" },
  ];
  const items = ["75", "budget", "bids", "asap"].map((textContent) => ({ textContent, remove: vi.fn<() => void>() }));
  vi.stubGlobal("document", { querySelectorAll: () => fields });
  vi.stubGlobal("requestAnimationFrame", () => 0);
  displayed({ querySelectorAll: () => items, dataset: {} } as unknown as HTMLElement);
  expect(items.filter(({ remove }) => remove.mock.calls.length === 0).map((one) => one.textContent)).toEqual([
    "budget",
  ]);
});
