/** What runs where: the two local ones, and the two deployed ones without any development route. */
type Environment = "development" | "test" | "staging" | "production";

/** The bindings of `wrangler.toml` and the secrets of `.dev.vars`, written by hand so that a reader sees them all. */
export interface Env {
  DB: D1Database;
  SESSIONS: KVNamespace;
  MEDIA: R2Bucket;
  WORK: Queue;
  IMAGES: ImagesBinding;
  /** In staging and production alone: calls a minute. */
  VISITOR_CALLS?: RateLimit;
  USER_CALLS?: RateLimit;

  ENVIRONMENT: Environment;
  PAYMENT_MODE: "held" | "direct";
  PAYMENT_PROVIDER: "sandbox" | "stripe";
  /** Day of the month, as a whole number in text. */
  PAYOUT_DAY: string;
  /** Empty in development and test: the origin of the request. */
  PUBLIC_ORIGIN: string;
  /** Set: the gateway proxies to this upstream; empty: the embedded API answers. */
  API_ORIGIN: string;
  /** Name and address that mail comes from. */
  MAIL_FROM: string;
  /** Where mail to the people behind the product goes. */
  SUPPORT_EMAIL: string;

  SESSION_SECRET: string;
  TOKEN_SECRET: string;
  SANDBOX_WEBHOOK_SECRET: string;
  /** Without it development and test keep mail in the outbox. */
  RESEND_API_KEY?: string;
}

type Bindings = Env;

declare global {
  interface Env extends Bindings {}

  // The two that workerd adds to the browser's own types; those win where both are loaded.
  interface SubtleCrypto {
    timingSafeEqual(a: ArrayBuffer | ArrayBufferView, b: ArrayBuffer | ArrayBufferView): boolean;
  }
  interface CacheStorage {
    readonly default: Cache;
  }

  namespace Cloudflare {
    // What `env` of `cloudflare:workers` and of the tests is.
    interface Env extends Bindings {}
  }
}
