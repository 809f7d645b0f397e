import type { ApiRequest, ApiResponse, Ask } from "~/api/ask";
import type { Call } from "~/api/call";
import { contract } from "~/api/contract";

const { settings, figures, version } = contract.global;
const STEADY: readonly Call[] = [settings, figures, version];

const cache = new Map<string, { body: string; until: number }>();

const maxAgeOf = (answer: ApiResponse) =>
  Number(/\bmax-age=(\d+)/.exec(answer.header("cache-control") ?? "")?.[1] ?? 0);

export async function cachedSteady(asked: ApiRequest, origin: string, ask: Ask): Promise<ApiResponse> {
  const key = origin + asked.call.path;
  const known = cache.get(key);
  if (known && Date.now() < known.until) return { status: 200, body: JSON.parse(known.body), header: () => null };
  const answer = await ask(asked);
  const age = maxAgeOf(answer);
  if (answer.status === 200 && age > 0) {
    cache.set(key, { body: JSON.stringify(answer.body), until: Date.now() + age * 1000 });
  }
  return answer;
}

export const isSteady = ({ call }: ApiRequest): boolean => STEADY.includes(call);
