import { isLocal } from "~/domain/site/environment";
import { http } from "./http";
import { type ProductSource, Unreachable } from "./port";

const embedded: ProductSource = {
  list: async (filters) => (await import("./catalogue/catalogue")).list(filters),
  has: async (product) => (await import("./catalogue/catalogue")).has(product),
};

const nowhere: ProductSource = {
  list: () => Promise.reject(new Unreachable("no programme is set")),
  has: () => Promise.reject(new Unreachable("no programme is set")),
};

const programmes = new Map<string, ProductSource>();

export const hasShops = ({ AFFILIATE_API_ORIGIN, ENVIRONMENT }: Env): boolean =>
  Boolean(AFFILIATE_API_ORIGIN) || (!import.meta.env.DEPLOYED && isLocal(ENVIRONMENT));

export function sourceOf(env: Env): ProductSource {
  const { AFFILIATE_API_ORIGIN: origin, AFFILIATE_API_KEY: key = "", ENVIRONMENT } = env;
  if (!origin) return !import.meta.env.DEPLOYED && isLocal(ENVIRONMENT) ? embedded : nowhere;
  const known = programmes.get(`${origin} ${key}`);
  if (known) return known;
  const programme = http({ origin, key });
  programmes.set(`${origin} ${key}`, programme);
  return programme;
}
