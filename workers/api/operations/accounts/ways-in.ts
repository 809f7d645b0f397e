import type { Database, Write } from "../../db/database";
import { endLinks, type LinkKind } from "../../db/mailed-link";
import { endPasskeys } from "../../db/passkey";
import { endSessions } from "../../db/session";
import { endSocialLinks } from "../../db/social";
import { dropPendingEmail } from "../../db/user";

const LINK_KINDS = ["activation", "reset", "email_change"] as const satisfies readonly LinkKind[];

interface KeptLogins {
  passkeys?: boolean;
  linked?: boolean;
}

/** A mailbox proves the owner, the caller nothing else. A stranger may have signed up with this address first. */
export function endWaysIn(db: Database, now: number, user: number, kept: KeptLogins = {}): Write[] {
  return [
    endSessions(db, user, now),
    ...(kept.passkeys ? [] : endPasskeys(db, user)),
    ...(kept.linked ? [] : [endSocialLinks(db, user)]),
    ...LINK_KINDS.map((kind) => endLinks(db, now, user, kind)),
    dropPendingEmail(db, user),
  ];
}

/** Another person may read the former mailboxes. */
export const endAllButMailbox = (db: Database, now: number, user: number): Write[] => [
  ...endWaysIn(db, now, user),
  endLinks(db, now, user, "email_undo"),
];
