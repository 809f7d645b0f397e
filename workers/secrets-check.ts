import { isLocal } from "~/domain/site/environment";
import { writeLog } from "~/domain/values/log";
import { refusal } from "./gateway/refusal";
import { plainPage } from "./plain-page";

/** Characters. 32 hexadecimal ones are 128 bits. */
const MIN_LENGTH = 32;
/** Seconds. */
const RETRY_AFTER = 60;

type Settings = Pick<Env, "ENVIRONMENT" | "API_ORIGIN" | "SESSION_SECRET" | "TOKEN_SECRET" | "GATEWAY_SECRET">;

/** A gateway signs no tokens. */
function faultySecrets(env: Settings): string[] {
  if (isLocal(env.ENVIRONMENT)) return [];
  const needed = env.API_ORIGIN ? (["SESSION_SECRET"] as const) : (["SESSION_SECRET", "TOKEN_SECRET"] as const);
  const checked = [...needed, ...(env.GATEWAY_SECRET === undefined ? [] : (["GATEWAY_SECRET"] as const))];
  return checked.filter((name) => (env[name] ?? "").length < MIN_LENGTH);
}

let isLogged = false;

export function hasSecrets(env: Settings): boolean {
  const secrets = faultySecrets(env);
  if (secrets.length === 0) return true;
  if (!isLogged) {
    isLogged = true;
    const message = `Secrets missing or shorter than ${MIN_LENGTH} characters: set them with \`wrangler secret put\``;
    writeLog("error", { message, secrets });
  }
  return false;
}

export const withoutSecrets = (request: Request, isApi: boolean): Response =>
  isApi ? refusal("unavailable", request, RETRY_AFTER) : plainPage(request, { status: 503, retryAfter: RETRY_AFTER });
