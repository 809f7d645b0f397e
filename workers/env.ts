import type { Environment } from "~/domain/site/environment";
import type { Counter, DraftBox, Inbox } from "./app";

export interface Env {
  DB: D1Database;
  SESSIONS: KVNamespace;
  MEDIA: R2Bucket;
  WORK: Queue;
  IMAGES: ImagesBinding;
  INBOX: DurableObjectNamespace<Inbox>;
  COUNTER: DurableObjectNamespace<Counter>;
  DRAFTS: DurableObjectNamespace<DraftBox>;
  /** Calls per minute, in staging and production only. */
  VISITOR_CALLS?: RateLimit;
  USER_CALLS?: RateLimit;

  ENVIRONMENT: Environment;
  PAYMENT_MODE: "held" | "direct";
  PAYMENT_PROVIDER: "sandbox" | "stripe";
  /** Free payouts: a day of the month (`25`), `weekly` (Monday) or `daily`. */
  PAYOUT_DAY: string;
  /** Empty in development and test: the request's origin. */
  PUBLIC_ORIGIN: string;
  /** Set: the gateway proxies to this upstream; empty: the embedded API answers. */
  API_ORIGIN: string;
  /** `on`: replicas of D1 answer reads, if the database has any. */
  D1_REPLICAS?: "" | "on";
  MAIL_FROM: string;
  SUPPORT_EMAIL: string;

  SESSION_SECRET: string;
  TOKEN_SECRET: string;
  SANDBOX_WEBHOOK_SECRET: string;
  /** Seals tax data: `id:key` with a key of 64 hexadecimal characters. Older keys follow, with spaces between them. */
  TAX_DATA_KEYS?: string;
  /** Shared by a gateway and the instance behind it, which then trusts the gateway's caller header. */
  GATEWAY_SECRET?: string;
  /** Both are needed for Stripe. Several webhook secrets are separated by spaces. */
  STRIPE_SECRET_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  /** `on`: Checkout offers Wero apart from iDEAL | Wero. Switch it on at Stripe first. */
  STRIPE_WERO?: "" | "on";
  STRIPE_ACCOUNT_WEBHOOK_SECRET?: string;
  STRIPE_API_ORIGIN?: string;
  /** Without Cloudflare's binding and Resend, development and test store mails in the mailbox. */
  EMAIL?: SendEmail;
  RESEND_API_KEY?: string;

  // Social login. Without these, development and test use the sandbox provider. Client ids of the apps may follow,
  // separated by spaces.
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  APPLE_CLIENT_ID?: string;
  APPLE_TEAM_ID?: string;
  APPLE_KEY_ID?: string;
  /** PKCS #8 in PEM, as Apple gives it; line breaks may be written `\n`. */
  APPLE_PRIVATE_KEY?: string;
  FACEBOOK_CLIENT_ID?: string;
  FACEBOOK_CLIENT_SECRET?: string;
  /** The affiliate programme. Without it development and test use a built-in catalogue. */
  AFFILIATE_API_ORIGIN?: string;
  AFFILIATE_API_KEY?: string;
  /** VAPID keys are base64url. */
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
  VAPID_SUBJECT?: string;
  /** Without OneSignal ids are stored and nothing is sent; development and test use the mailbox. */
  ONESIGNAL_APP_ID?: string;
  ONESIGNAL_API_KEY?: string;
}

type Bindings = Env;

declare global {
  interface Env extends Bindings {}

  interface SubtleCrypto {
    timingSafeEqual(a: ArrayBuffer | ArrayBufferView, b: ArrayBuffer | ArrayBufferView): boolean;
  }
  interface CacheStorage {
    readonly default: Cache;
  }

  namespace Cloudflare {
    interface Env extends Bindings {}
  }
}
