import { z } from "zod";
import { formatMoney } from "~/domain/money/money";
import { money } from "~/domain/money/money-schema";
import { type AffiliateProduct, isAffiliateLink, type ProductFilters } from "~/domain/site/affiliate";
import { type ProductSource, Unreachable } from "./port";

interface Settings {
  origin: string;
  key: string;
  fetch?: typeof fetch;
  timeoutMs?: number;
  now?: () => number;
}

const TIMEOUT_MS = 3000;
const CACHED_MS = 60_000;
const MAX_CACHED = 100;
const MAX_BYTES = 1024 * 1024;

const price = money.transform(formatMoney);
const link = z.string().refine(isAffiliateLink);
const picture = z.string().refine((address) => URL.parse(address)?.protocol === "https:");

const product = z.object({
  id: z.coerce.string().min(1).max(100),
  title: z.string().min(1).max(300),
  description: z.string().max(2000).default(""),
  image: picture,
  merchant: z.string().min(1).max(100),
  brand: z.string().max(100).default(""),
  condition: z.string().max(40).default("new"),
  price,
  originalPrice: price.nullish().transform((known) => known ?? null),
  discount: z
    .number()
    .min(0)
    .max(100)
    .nullish()
    .transform((percent) => (percent ? Math.round(percent) : null)),
  category: z.string().max(100).default(""),
  affiliateUrl: link,
});
const answer = z.object({ results: z.array(z.unknown()) });

function usable(results: unknown[]): AffiliateProduct[] {
  return results.flatMap((one) => {
    const { data } = product.safeParse(one);
    return data ? [data] : [];
  });
}

async function textWithin(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const part of response.body ?? []) {
    text += decoder.decode(part as Uint8Array, { stream: true });
    if (text.length > MAX_BYTES) throw new Unreachable("the answer is too long");
  }
  return text + decoder.decode();
}

function addressOf(origin: string, { category, merchant, limit, locale }: ProductFilters): string {
  const query = new URLSearchParams({ limit: String(limit), locale });
  if (category) query.set("category", category);
  if (merchant) query.set("merchant", merchant);
  return `${origin}/affiliate/products?${query}`;
}

function remembering<T>(now: () => number) {
  const kept = new Map<string, { until: number; value: T }>();
  return async (key: string, load: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known && known.until > now()) return known.value;
    const value = await load();
    if (kept.size >= MAX_CACHED) kept.clear();
    kept.set(key, { until: now() + CACHED_MS, value });
    return value;
  };
}

export function http(settings: Settings): ProductSource {
  const { key, fetch: carry = fetch, timeoutMs = TIMEOUT_MS, now = Date.now } = settings;
  const origin = settings.origin.replace(/\/+$/, "");
  const lists = remembering<AffiliateProduct[]>(now);
  const known = remembering<boolean>(now);

  async function request(address: string): Promise<{ status: number; text: string }> {
    try {
      const response = await carry(address, {
        headers: { Authorization: `Bearer ${key}`, Accept: "application/json" },
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, text: await textWithin(response) };
    } catch (error) {
      throw error instanceof Unreachable ? error : new Unreachable("no answer", { cause: error });
    }
  }

  async function list(filters: ProductFilters): Promise<AffiliateProduct[]> {
    const { status, text } = await request(addressOf(origin, filters));
    const parsed = status === 200 ? answer.safeParse(jsonOf(text)).data : undefined;
    if (!parsed) throw new Unreachable(`the programme answered ${status}`);
    return usable(parsed.results).slice(0, filters.limit);
  }

  async function has(id: string): Promise<boolean> {
    const { status } = await request(`${origin}/affiliate/products/${encodeURIComponent(id)}`);
    if (status !== 200 && status !== 404) throw new Unreachable(`the programme answered ${status}`);
    return status === 200;
  }

  return {
    list: (filters) => lists(JSON.stringify(filters), () => list(filters)),
    has: (id) => known(id, () => has(id)),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
