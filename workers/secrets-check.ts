import { isLocal } from "~/domain/site/environment";
import { writeLog } from "~/domain/values/log";
import { refusal } from "./gateway/refusal";
import { plainPage } from "./plain-page";

/** Characters. 32 hexadecimal ones are 128 bits. */
const MIN_SECRET_LENGTH = 32;
const RETRY_AFTER_SECONDS = 60;

type Settings = Pick<
  Env,
  | "ENVIRONMENT"
  | "API_ORIGIN"
  | "PUBLIC_ORIGIN"
  | "SESSION_SECRET"
  | "TOKEN_SECRET"
  | "GATEWAY_SECRET"
  | "TAX_DATA_KEYS"
>;

/** The values of `.dev.vars` are public. */
const isCommitted = (value: string | undefined) => /not-for-production|^local:/.test(value ?? "");

/** Without it, the links of mails would follow the host that a caller names. */
const isOrigin = (value: string | undefined) =>
  value !== undefined && value.startsWith("https://") && URL.canParse(value) && new URL(value).origin === value;

/** A gateway signs no tokens. */
function invalidSettings(env: Settings): string[] {
  if (isLocal(env.ENVIRONMENT)) return [];
  const needed = env.API_ORIGIN ? (["SESSION_SECRET"] as const) : (["SESSION_SECRET", "TOKEN_SECRET"] as const);
  const checked = [...needed, ...(env.GATEWAY_SECRET === undefined ? [] : (["GATEWAY_SECRET"] as const))];
  return [
    ...checked.filter((name) => (env[name] ?? "").length < MIN_SECRET_LENGTH || isCommitted(env[name])),
    ...(isCommitted(env.TAX_DATA_KEYS) ? ["TAX_DATA_KEYS"] : []),
    ...(isOrigin(env.PUBLIC_ORIGIN) ? [] : ["PUBLIC_ORIGIN"]),
  ];
}

let isLogged = false;

export function hasSecrets(env: Settings): boolean {
  const secrets = invalidSettings(env);
  if (secrets.length === 0) return true;
  if (!isLogged) {
    isLogged = true;
    const message = `Secrets missing, shorter than ${MIN_SECRET_LENGTH} characters or from .dev.vars: set them with \`wrangler secret put\`. PUBLIC_ORIGIN is an https origin, in wrangler.toml`;
    writeLog("error", { message, secrets });
  }
  return false;
}

export const withoutSecrets = (request: Request, isApi: boolean): Response =>
  isApi
    ? refusal("unavailable", request, RETRY_AFTER_SECONDS)
    : plainPage(request, { status: 503, retryAfter: RETRY_AFTER_SECONDS });
