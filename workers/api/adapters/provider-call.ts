import { RetryLater } from "./retry-later";

/** A slow provider must not use up the time of the others. */
const TIMEOUT_MS = 5_000;
const MAX_WAIT_MS = 24 * 3600 * 1000;

export function callProvider(carry: typeof fetch, address: string, init: RequestInit): Promise<Response> {
  return carry(address, { ...init, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
}

/** For a client that cannot be aborted. */
export async function inTime<T>(promise: Promise<T>, patience = TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the provider took too long")), patience);
  });
  return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer));
}

function waitOf(response: Response): number | undefined {
  const said = response.headers.get("Retry-After")?.trim();
  if (!said) return undefined;
  const now = Date.now();
  const at = /^\d{1,9}$/.test(said) ? now + Number(said) * 1000 : Date.parse(said);
  return Number.isNaN(at) ? undefined : Math.min(at, now + MAX_WAIT_MS);
}

const REFUSED = [400, 413, 422];

export function mustBeTaken(provider: string, response: Response): void {
  if (response.ok) return;
  const { status } = response;
  throw new RetryLater(`${provider} answered ${status}`, { until: waitOf(response), final: REFUSED.includes(status) });
}
