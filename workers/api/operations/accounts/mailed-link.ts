import type { MailTemplate } from "~/content/mails";
import { ACTIVATION_DAYS, EMAIL_UNDO_DAYS, emailKey, type LinkState, RESET_HOURS } from "~/domain/accounts/account";
import type { Whom } from "../../db/account-mail";
import type { Database, Write } from "../../db/database";
import {
  endEarlierLinks,
  findLinkState,
  findUsableLink,
  insertLink,
  type LinkKind,
  mailToken,
} from "../../db/mailed-link";
import { ConflictError } from "../../db/transaction";
import { refuse } from "../../http/refusal";
import { randomToken, sha256 } from "../../secrets/secret";

const HOUR = 3600 * 1000;
const LINKS = {
  activation: { template: "activation", path: "/account/activate", life: ACTIVATION_DAYS * 24 * HOUR },
  reset: { template: "password_reset", path: "/reset-password", life: RESET_HOURS * HOUR },
  email_change: { template: "email_change", path: "/account/confirm-email", life: ACTIVATION_DAYS * 24 * HOUR },
  email_undo: { template: "email_changed", path: "/account/undo-email", life: EMAIL_UNDO_DAYS * 24 * HOUR },
} satisfies Record<LinkKind, { template: MailTemplate; path: string; life: number }>;

interface LinkMail {
  kind: LinkKind;
  /** Without a match nothing happens, in the same time. */
  whom: Whom;
  origin: string;
  address?: string;
  bound?: string;
}

/** SQL selects the account, so that timing does not reveal whether it exists. Only the token's SHA-256 is stored. */
export async function mailLink(
  db: Database,
  now: number,
  { kind, whom, origin, address, bound }: LinkMail,
): Promise<Write[]> {
  const { template, path, life } = LINKS[kind];
  const token = randomToken();
  const hash = await sha256(token);
  const isUndo = kind === "email_undo";
  const reserved = isUndo && address !== undefined ? emailKey(address) : null;
  return [
    ...(isUndo ? [] : [endEarlierLinks(db, now, whom, kind)]),
    insertLink(db, now, whom, { hash, kind, expires_at: now + life, address: reserved }),
    mailToken(db, now, whom, { template, token, hash, page: `${origin}${path}?uid=`, address, bound }),
  ];
}

export interface FollowedLink {
  user: number;
  hash: string;
  address: string | null;
}

export async function followLink(
  db: Database,
  now: number,
  kind: LinkKind,
  { uid, token }: { uid: string; token: string },
): Promise<FollowedLink | null> {
  const hash = await sha256(token);
  const link = await findUsableLink(db, now, kind, hash);
  return link && String(link.user) === uid ? { ...link, hash } : null;
}

/** Only the holder of the token can query it. */
export async function stateOfLink(
  db: Database,
  now: number,
  { uid, token }: { uid: string; token: string },
): Promise<LinkState> {
  return (await findLinkState(db, now, { uid, hash: await sha256(token) })) ?? "unknown";
}

/** A concurrent request may have used the link. */
export async function useOnce(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ConflictError) refuse("invalid_token");
    throw error;
  }
}
