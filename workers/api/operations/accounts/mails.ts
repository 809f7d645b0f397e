import { maskIban } from "~/domain/money/iban";
import { IBAN_WAIT_HOURS } from "~/domain/money/wallet";
import type { Database, Write } from "../../db/database";
import { mail } from "../../db/outbox";

export interface Emptied {
  cleared: boolean;
  left: boolean;
}

const emptiedData = (emptied: Emptied | undefined) => ({
  ...(emptied?.cleared && { cleared: 1 }),
  ...(emptied?.left && { left: 1 }),
});

export function passwordChanged(db: Database, now: number, user: number, emptied?: Emptied): Write {
  return mail(db, now, {
    key: `password_changed:${user}:${crypto.randomUUID()}`,
    template: "password_changed",
    to: { user },
    data: emptiedData(emptied),
  });
}

/** Payouts wait, so that the holder can act when a stranger entered or changed it. */
export function ibanChanged(
  db: Database,
  now: number,
  user: number,
  { iban, isFirst, waits }: { iban: string; isFirst: boolean; waits: boolean },
): Write {
  return mail(db, now, {
    key: `iban_changed:${user}:${crypto.randomUUID()}`,
    template: isFirst ? "iban_added" : "iban_changed",
    to: { user },
    data: { iban: maskIban(iban), ...(isFirst && waits && { waits: IBAN_WAIT_HOURS }) },
  });
}

/** The password stays, but every session ended: the holder of the mailbox has no other news of it. */
export function accountEmptied(db: Database, now: number, user: number, emptied: Emptied): Write {
  return mail(db, now, {
    key: `account_emptied:${user}:${crypto.randomUUID()}`,
    template: "account_emptied",
    to: { user },
    data: emptiedData(emptied),
  });
}

const WAYS = { google: "Google", apple: "Apple", facebook: "Facebook", passkey: "passkey" } as const;

/** A stranger who gained access may have added a login. */
export function wayInAdded(db: Database, now: number, user: number, way: keyof typeof WAYS, emptied?: Emptied): Write {
  return mail(db, now, {
    key: `way_in_added:${user}:${crypto.randomUUID()}`,
    template: "way_in_added",
    to: { user },
    data: { way: WAYS[way], ...emptiedData(emptied) },
  });
}
