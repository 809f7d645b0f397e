import { INVITATIONS_A_DAY } from "../accounts/invitation";
import { START_TRIES } from "../deals/start-limits";

interface CallLimit {
  most: number;
  seconds: number;
}

const HOUR = 3600;

/** `wrangler.toml` has the same numbers. */
export const CALLS_A_MINUTE = { visitor: 300, user: 600 };

/** Logins and password checks count failures, the others successes (docs/conventions.md#rate-limits). */
export const CALL_LIMITS = {
  jobs: { most: 30, seconds: HOUR },
  comments: { most: 30, seconds: HOUR },
  bids: { most: 60, seconds: HOUR },
  job_changes: { most: 120, seconds: HOUR },
  payment_requests: { most: 30, seconds: HOUR },
  start_code: { most: START_TRIES, seconds: HOUR },
  appointments: { most: 60, seconds: HOUR },
  stop_proposals: { most: 10, seconds: HOUR },
  disputes: { most: 10, seconds: HOUR },
  reports: { most: 20, seconds: HOUR },
  invitations: { most: INVITATIONS_A_DAY, seconds: 24 * HOUR },
  images: { most: 300, seconds: HOUR },
  chats: { most: 10, seconds: HOUR },
  chats_day: { most: 30, seconds: 24 * HOUR },
  chats_unconfirmed: { most: 3, seconds: 24 * HOUR },
  messages: { most: 120, seconds: 60 },
  failed_login: { most: 10, seconds: 900 },
  failed_login_network: { most: 100, seconds: 900 },
  failed_login_address: { most: 50, seconds: HOUR },
  own_password: { most: 10, seconds: 900 },
  mailed: { most: 5, seconds: HOUR },
  reset: { most: 5, seconds: HOUR },
  support_mail: { most: 5, seconds: HOUR },
  support_user: { most: 10, seconds: HOUR },
  support_network: { most: 20, seconds: HOUR },
  address_changes: { most: 10, seconds: 24 * HOUR },
  conversions: { most: 20, seconds: HOUR },
  sign_up: { most: 20, seconds: HOUR },
} satisfies Record<string, CallLimit>;
export type LimitName = keyof typeof CALL_LIMITS;

export const limitsInWords = (things: Record<LimitName, string>, per: (seconds: number) => string): string[] =>
  (Object.keys(things) as LimitName[]).map(
    (name) => `${CALL_LIMITS[name].most} ${things[name]} ${per(CALL_LIMITS[name].seconds)}`,
  );
