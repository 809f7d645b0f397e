import type { ApiRequest, ApiResponse, Ask } from "~/api/ask";
import type { Call } from "~/api/call";
import { contract } from "~/api/contract";

const { settings, figures, version } = contract.global;
const STATIC: readonly Call[] = [settings, figures, version];

const cache = new Map<string, { body: string; until: number }>();

const maxAgeOf = (response: ApiResponse) =>
  Number(/\bmax-age=(\d+)/.exec(response.header("cache-control") ?? "")?.[1] ?? 0);

export async function cachedStatic(request: ApiRequest, origin: string, ask: Ask): Promise<ApiResponse> {
  const key = origin + request.call.path;
  const known = cache.get(key);
  if (known && Date.now() < known.until) return { status: 200, body: JSON.parse(known.body), header: () => null };
  const response = await ask(request);
  const age = maxAgeOf(response);
  if (response.status === 200 && age > 0) {
    cache.set(key, { body: JSON.stringify(response.body), until: Date.now() + age * 1000 });
  }
  return response;
}

export const isStatic = ({ call }: ApiRequest): boolean => STATIC.includes(call);
