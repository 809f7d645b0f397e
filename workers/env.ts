import type { Environment } from "~/domain/environment";
import type { Inbox } from "./app";

/** The bindings of `wrangler.toml` and the secrets of `.dev.vars`, written by hand so that a reader sees them all. */
export interface Env {
  DB: D1Database;
  SESSIONS: KVNamespace;
  MEDIA: R2Bucket;
  WORK: Queue;
  IMAGES: ImagesBinding;
  /** One object for each person, by their id. */
  INBOX: DurableObjectNamespace<Inbox>;
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
  /** Without these two nothing is paid at Stripe. Secrets of endpoints may be several, with spaces between. */
  STRIPE_SECRET_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  /** Of the endpoints for connected accounts: payouts and identity checks. */
  STRIPE_ACCOUNT_WEBHOOK_SECRET?: string;
  /** Development and test only: another address than Stripe's. */
  STRIPE_API_ORIGIN?: string;
  /** How mail goes out: Cloudflare's binding, or Resend. With neither, development and test keep it in the mailbox. */
  EMAIL?: SendEmail;
  RESEND_API_KEY?: string;

  // Accounts at the providers of social login. Without them development and test have the sandbox sign-in, and other
  // environments none. A client id may be followed by those of the apps, with spaces between.
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  APPLE_CLIENT_ID?: string;
  APPLE_TEAM_ID?: string;
  APPLE_KEY_ID?: string;
  /** PKCS #8 in PEM, as Apple gives it; line breaks may be written `\n`. */
  APPLE_PRIVATE_KEY?: string;
  FACEBOOK_CLIENT_ID?: string;
  FACEBOOK_CLIENT_SECRET?: string;
  /** Products of shops: the programme's API and its key. Without them development and test have a catalogue of their own. */
  AFFILIATE_API_ORIGIN?: string;
  AFFILIATE_API_KEY?: string;
  /** Our own keys for web push, base64url, and where a push service can reach us. Without them as for mail. */
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
  VAPID_SUBJECT?: string;
  /** Pushes to the apps. Without them the ids are kept and nothing is sent; development and test use the mailbox. */
  ONESIGNAL_APP_ID?: string;
  ONESIGNAL_API_KEY?: string;
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
