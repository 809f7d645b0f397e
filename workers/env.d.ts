// Temporary until the tooling lands.
interface Env {
  DB: D1Database;
  SESSIONS: KVNamespace;
  MEDIA: R2Bucket;
  WORK: Queue;
  IMAGES: ImagesBinding;
  ENVIRONMENT: string;
  PAYMENT_MODE: string;
  PAYMENT_PROVIDER: string;
  PAYOUT_DAY: string;
  PUBLIC_ORIGIN: string;
  API_ORIGIN: string;
  SANDBOX_WEBHOOK_SECRET: string;
  SESSION_SECRET: string;
  TOKEN_SECRET: string;
  RESEND_API_KEY?: string;
  MAIL_FROM: string;
}
