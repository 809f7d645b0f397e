import { brand } from "~/brand";
import { isLocal } from "~/domain/environment";
import { acceptedLanguage } from "./accept-language";
import { CLOSED } from "./answer-headers";
import { refusal } from "./gateway/refusal";

/** Characters. 32 hexadecimal ones are 128 bits. */
const MIN_LENGTH = 32;
/** Seconds. */
const RETRY_AFTER = 60;

const UNAVAILABLE = {
  nl: "De site is nu niet bereikbaar. Probeer het later nog eens.",
  en: "The site isn’t available right now. Please try again later.",
};

type Settings = Pick<Env, "ENVIRONMENT" | "API_ORIGIN" | "SESSION_SECRET" | "TOKEN_SECRET" | "GATEWAY_SECRET">;

/** Returns the names of the secrets that are missing or too short to protect anything. A gateway signs no tokens. */
function faultySecrets(env: Settings): string[] {
  if (isLocal(env.ENVIRONMENT)) return [];
  const needed = env.API_ORIGIN ? (["SESSION_SECRET"] as const) : (["SESSION_SECRET", "TOKEN_SECRET"] as const);
  const checked = [...needed, ...(env.GATEWAY_SECRET === undefined ? [] : (["GATEWAY_SECRET"] as const))];
  return checked.filter((name) => (env[name] ?? "").length < MIN_LENGTH);
}

let isLogged = false;

/** Checks the secrets of a deployment. Logs the names of faulty ones once per isolate. */
export function hasSecrets(env: Settings): boolean {
  const secrets = faultySecrets(env);
  if (secrets.length === 0) return true;
  if (!isLogged) {
    isLogged = true;
    const message = `Secrets missing or shorter than ${MIN_LENGTH} characters: set them with \`wrangler secret put\``;
    console.error(JSON.stringify({ level: "error", message, secrets }));
  }
  return false;
}

/** A 503 for everything that would sign or verify with a faulty secret. */
export function withoutSecrets(request: Request, isApi: boolean): Response {
  if (isApi) return refusal("unavailable", request, RETRY_AFTER);
  const language = acceptedLanguage(request);
  const html = `<!DOCTYPE html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${brand.name}</title><h1>${brand.name}</h1><p>${UNAVAILABLE[language]}</p>`;
  return new Response(html, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": CLOSED,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-store",
      "Retry-After": String(RETRY_AFTER),
    },
  });
}
