import { ownCache } from "./own";
import { trim } from "./trim";

const KEPT =
  /^\/(?:messages(?:\/[^/]+)?|task\/\d+|profile\/\d+\/my-jobs(?:\?tab=(?:bids|jobs))?|post-job(?:\/[a-z\d-]+)*|notifications)$/;
const MAX_PAGES = 60;
const KEPT_AT = "X-Kept-At";
/** A client navigation does not refetch a page for the cache within this time. */
const FRESH_MS = 10 * 60_000;
const DATA = ".data";

export function dated(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(Date.now()));
  return new Response(answer.body, { status: answer.status, headers });
}

export const ageOf = (answer: Response | undefined): number => Date.now() - Number(answer?.headers.get(KEPT_AT) ?? 0);

export async function keepPage(request: Request, page: Response): Promise<void> {
  const { pathname, search } = new URL(request.url);
  const cache = KEPT.test(pathname + search) ? await ownCache("pages") : null;
  if (!cache) return;
  // Reinsert it, so that the most recently seen page is last.
  await cache.delete(request.url);
  await cache.put(request.url, dated(page));
  await trim(cache, MAX_PAGES);
}

export async function behindData({ origin, pathname }: URL): Promise<Request | null> {
  const path = pathname.slice(0, -DATA.length);
  if (!pathname.endsWith(DATA) || !KEPT.test(path)) return null;
  const page = origin + path;
  return ageOf(await keptPage(page)) < FRESH_MS ? null : new Request(page);
}

const DRAFT = /^\/post-job\/[^/?]+/;
const LAST_STEP = /^\/post-job\/[^/]+\/budget$/;

/** Drops the pages of a draft whose last step was sent: the job is posted. */
export async function dropPosted({ pathname }: URL): Promise<void> {
  const [draft] = LAST_STEP.test(pathname) ? (DRAFT.exec(pathname) ?? []) : [];
  const cache = draft ? await ownCache("pages") : null;
  if (!cache) return;
  const keys = (await cache.keys()).filter(({ url }) => DRAFT.exec(new URL(url).pathname)?.[0] === draft);
  await Promise.all(keys.map((key) => cache.delete(key)));
}

export async function keptPage(url: string): Promise<Response | undefined> {
  return (await ownCache("pages"))?.match(url, { ignoreVary: true });
}

export interface KeptPage {
  path: string;
  title: string;
}

/** Empty for an error page. */
export const titleOf = ({ headers }: Response): string => decodeURIComponent(headers.get("Page-Title") ?? "");

/** Most recently seen first, each draft of a job once. */
export async function keptPages(): Promise<KeptPage[]> {
  const cache = await ownCache("pages");
  if (!cache) return [];
  const found = (await cache.keys()).toReversed().map(async (key) => {
    const page = await cache.match(key);
    const { pathname, search } = new URL(key.url);
    return { path: pathname + search, title: page ? titleOf(page) : "" };
  });
  const titled = (await Promise.all(found)).filter(({ title }) => title !== "");
  const drafts = Map.groupBy(titled, ({ path }) => DRAFT.exec(path)?.[0] ?? path);
  return [...drafts.values()].flatMap(([latest]) => latest ?? []);
}
