import { emailKey } from "~/domain/accounts/account";
import { zip4Of } from "~/domain/values/postcode";
import { areaOf } from "../postcodes/areas";
import { DAY } from "./clock";
import type { Row, RowOf } from "./insert";
import { PEOPLE, type SeedPerson } from "./people";

/** `Welkom123!`. The seed must not wait for twenty-two derivations. */
const PASSWORD_HASH = "$scrypt$ln=4,r=8,p=1$YnV1cmtsdXNzZXItc2VlZA$ZmzWu2boJBO9NYfpid9BzHAkrWpRWmj3E+9HjSNnHug";

const UNAMBIGUOUS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

const codeOf = (id: number) =>
  [...Array(8).keys()].map((at) => UNAMBIGUOUS[(id * 7 + at * at * 5 + at * id) % UNAMBIGUOUS.length]).join("");

export const joinedAt = (now: number, id: number) => now - (190 - id * 4) * DAY;

const businessColumns = (business: SeedPerson["business"]) => ({
  business: business ? 1 : 0,
  company: business?.company ?? null,
  kvk: business?.kvk ?? null,
  vat: business?.vat ?? null,
  business_address: business?.address ?? null,
  business_email: business?.email ?? null,
});

export function userRows(now: number): RowOf<"user">[] {
  return PEOPLE.map((person, at) => ({
    id: at + 1,
    email: person.email,
    email_key: emailKey(person.email),
    password_hash: PASSWORD_HASH,
    name: person.name,
    code: codeOf(at + 1),
    language: "nl",
    image_key: person.portrait ? `seed-${person.portrait}` : null,
    zipcode: person.zipcode,
    zip4: person.zipcode && zip4Of(person.zipcode),
    city: (person.zipcode && areaOf(zip4Of(person.zipcode))?.city) || null,
    active_worker: person.helper ? 1 : 0,
    function_title: person.helper?.title ?? null,
    bio: person.helper?.bio ?? null,
    ...businessColumns(person.business),
    activated: 1,
    verification: person.verified ? "verified" : "none",
    iban: person.iban ?? null,
    partner_id: person.partner ?? null,
    roles: person.roles ?? "",
    first_time: 0,
    created_at: joinedAt(now, at + 1),
    last_seen: now - ((at * 5) % 40) * 3_600_000,
  }));
}

export function userCategoryRows(): Row[] {
  return PEOPLE.flatMap((person, at) =>
    (person.helper?.categories ?? []).map((category) => ({ user_id: at + 1, category })),
  );
}

export const knownClientRows = (): Row[] =>
  PEOPLE.flatMap((_, at) => ["website", ""].map((client_type) => ({ user_id: at + 1, client_type })));

export function workRows(now: number) {
  const entries = PEOPLE.flatMap((person, at) => (person.work ?? []).map((entry) => ({ entry, user: at + 1 })));
  return {
    work: entries.map(({ entry: [title, description], user }, at) => ({
      id: at + 1,
      user_id: user,
      title,
      description,
      created_at: joinedAt(now, user) + (at + 1) * DAY,
    })),
    pictures: entries.map((_, at) => ({ work_experience_id: at + 1, media_key: `seed-work-${at + 1}`, position: 0 })),
    drawings: entries.map(({ entry: [, , picture] }) => picture),
  };
}
