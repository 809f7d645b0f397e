import { maskIban } from "~/domain/money/iban";
import { IBAN_WAIT_HOURS } from "~/domain/money/wallet";
import type { Database, Write } from "../../db/database";
import { mail } from "../../db/outbox";

export function passwordChanged(db: Database, now: number, user: number): Write {
  return mail(db, now, {
    key: `password_changed:${user}:${crypto.randomUUID()}`,
    template: "password_changed",
    to: { user },
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

const WAYS = { google: "Google", apple: "Apple", facebook: "Facebook", passkey: "passkey" } as const;

/** A stranger who gained access may have added a login. */
export function wayInAdded(db: Database, now: number, user: number, way: keyof typeof WAYS): Write {
  return mail(db, now, {
    key: `way_in_added:${user}:${crypto.randomUUID()}`,
    template: "way_in_added",
    to: { user },
    data: { way: WAYS[way] },
  });
}
