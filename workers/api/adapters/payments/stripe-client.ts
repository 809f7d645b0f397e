import Stripe from "stripe";
import { errorFields, writeLog } from "~/domain/values/log";
import { ProviderDown } from "./provider-down";

export interface StripeSettings {
  secretKey: string;
  webhookSecrets: readonly string[];
  wero?: boolean;
  apiOrigin?: string;
  timeoutMs?: number;
}

const TIMEOUT_MS = 8000;

const known = new Map<string, Stripe>();

function clientAt({ secretKey, apiOrigin, timeoutMs }: StripeSettings): Stripe {
  const at = apiOrigin ? new URL(apiOrigin) : null;
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient((input, init) => fetch(input, init)),
    timeout: timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(at && { host: at.hostname, port: at.port, protocol: at.protocol === "http:" ? "http" : "https" }),
  });
}

function clientOf(settings: StripeSettings): Stripe {
  const name = `${settings.secretKey} ${settings.apiOrigin ?? ""}`;
  const client = known.get(name) ?? clientAt(settings);
  known.set(name, client);
  return client;
}

export class Declined extends ProviderDown {
  override name = "Declined";

  constructor(
    said: string,
    readonly reason: string | undefined,
  ) {
    super(said);
  }
}

const FINAL = [400, 402, 404];

/** Safe to log: kind and Stripe id of the error, never input or message. */
function failureOf(what: string, error: unknown): ProviderDown {
  if (!(error instanceof Stripe.errors.StripeError)) return new ProviderDown(`stripe ${what}: no answer`);
  const { statusCode, type, code, requestId } = error;
  const said = ["stripe", `${what}:`, statusCode ?? "no answer", type, code, requestId].filter(Boolean).join(" ");
  // An idempotency key in use, or reused for another request: the outcome is unknown.
  const final = FINAL.includes(statusCode ?? 0) && !(error instanceof Stripe.errors.StripeIdempotencyError);
  const limited = error instanceof Stripe.errors.StripeRateLimitError;
  return final && !limited ? new Declined(said, code) : new ProviderDown(said);
}

export async function stripeRequest<T>(
  settings: StripeSettings,
  what: string,
  call: (client: Stripe) => Promise<Stripe.Response<T>>,
): Promise<T> {
  try {
    const response = await call(clientOf(settings));
    const { statusCode } = response.lastResponse;
    // The SDK treats any answer without an error in its body as a success, whatever its status.
    if (statusCode >= 300) throw new Stripe.errors.StripeAPIError({ type: "api_error", statusCode });
    return response;
  } catch (error) {
    const failure = failureOf(what, error);
    writeLog("error", errorFields(failure));
    throw failure;
  }
}

const TOLERANCE_SECONDS = 300;
const subtle = Stripe.createSubtleCryptoProvider();

export async function isSigned(
  settings: StripeSettings,
  secret: string,
  signed: { header: string; body: string; now: number },
): Promise<boolean> {
  const { webhooks } = clientOf(settings);
  try {
    const { header, body, now } = signed;
    await webhooks.signature?.verifyHeaderAsync(body, header, secret, TOLERANCE_SECONDS, subtle, now);
    return webhooks.signature !== null;
  } catch {
    return false;
  }
}
