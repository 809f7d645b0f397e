import { contract } from "~/api/contract";
import { email as emailField, emailKey } from "~/domain/account";
import { maskIban } from "~/domain/iban";
import { zip4Of } from "~/domain/postcode";
import { codeOf } from "~/domain/unseen";
import type { ProfileChange } from "~/domain/user";
import { isOtherName } from "~/domain/verification";
import type { Database, Write } from "../../db/database";
import { triggerDelivery } from "../../db/outbox";
import { findOwnProfile } from "../../db/profile";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { assertWithinLimit, hitStatement } from "../../http/limit";
import { ibanChanged } from "../../operations/accounts/mails";
import { portrait } from "../../operations/accounts/portrait";
import { columnsOf } from "../../operations/accounts/profile-columns";
import { endVerification } from "../../operations/accounts/verification";
import { areaOf } from "../../postcodes/areas";
import { askForEmail } from "../account/confirm-email";
import { ownPasswordCheck } from "../account/own-password";
import { passwordChange } from "../account/set-password";
import { removeAccount } from "./removal";
import { replaceCategories } from "./set-categories";

type Context = CallContext<typeof contract.profile.change>;

interface Before {
  name: string;
  email: string;
  iban: string | null;
  had_iban: number;
  image_key: string | null;
  company: string | null;
}

async function beforeOf(db: Database, user: number): Promise<Before> {
  const found = db
    .prepare(
      "SELECT name, email, iban, iban IS NOT NULL OR iban_changed_at IS NOT NULL AS had_iban, image_key, company FROM user WHERE id = ?",
    )
    .bind(user);
  const row = await found.first<Before>();
  if (!row) throw new Error(`user ${user} is gone`);
  return row;
}

/** A masked number was not edited: ignore it. */
const isShown = (before: Before, iban: string) => before.iban !== null && iban === maskIban(before.iban);

function ibanFault(before: Before, typed: string): string | null {
  const iban = codeOf(typed);
  return iban.includes("*") && !isShown(before, iban) ? "iban" : null;
}

/** The new address gets a mail, known or not. The limit is checked before the fields. */
async function assertMayMail(c: Context, before: Before): Promise<void> {
  const address = emailField.safeParse(c.input.email).data;
  if (address === undefined || emailKey(address) === emailKey(before.email)) return;
  await assertWithinLimit(c.db, "mailed", emailKey(address));
}

async function consequences(c: Context, before: Before, asked: ProfileChange): Promise<Write[]> {
  const { db, now, viewer, origin } = c;
  const { categories, email, new_password } = asked;
  const iban = asked.iban && !isShown(before, asked.iban) ? asked.iban : null;
  const renamed = asked.name !== undefined && isOtherName(before.name, asked.name ?? "");
  return [
    ...(renamed ? endVerification(db, now, viewer.id, before.name) : []),
    ...(iban !== null && before.had_iban === 1 && iban !== before.iban ? [ibanChanged(db, now, viewer.id, iban)] : []),
    ...(categories ? replaceCategories(db, viewer.id, categories) : []),
    ...(email ? await askForEmail(db, now, { user: viewer.id, own: before.email, address: email, origin }) : []),
    ...(new_password
      ? await passwordChange(c, { user: viewer.id, session: viewer.session, password: new_password })
      : []),
    ...(asked.image ? [hitStatement(db, "images", viewer.id)] : []),
  ];
}

export const change = endpoint(contract.profile.change, {
  handle: async (c) => {
    const { db, viewer } = c;
    const before = await beforeOf(db, viewer.id);
    await assertMayMail(c, before);
    const picture = portrait(c);
    const asksAddress = c.input.email !== undefined && String(c.input.delete_account) !== "true";
    const unnamed = String(c.input.business) === "true" && before.company === null;
    const asked = await c.fields(
      {
        zipcode: (typed) => (areaOf(zip4Of(codeOf(typed))) ? null : "zipcode_unknown"),
        iban: (typed) => ibanFault(before, typed),
        old_password: ownPasswordCheck(db, viewer.id),
        ...(asksAddress && { password: ownPasswordCheck(db, viewer.id) }),
        image: picture.check,
      },
      unnamed ? ["business_details"] : [],
    );
    if (asked.delete_account) {
      await removeAccount(c, asked);
      return new Response(null, { status: 204 });
    }
    const columns = columnsOf(asked);
    if (asked.iban && isShown(before, asked.iban)) delete columns.iban;
    if (asked.image !== undefined) columns.image_key = asked.image && (await picture.store());
    if (columns.iban !== undefined && columns.iban !== before.iban && before.had_iban === 1)
      columns.iban_changed_at = c.now;
    const names = Object.keys(columns);
    const set = db
      .prepare(`UPDATE user SET ${names.map((name) => `${name} = ?`).join(", ")} WHERE id = ?`)
      .bind(...Object.values(columns), viewer.id);
    const statements = [...(names.length > 0 ? [set] : []), ...(await consequences(c, before, asked))];
    if (statements.length > 0) await c.tx.add(...statements).commit();
    if (asked.image !== undefined) picture.forget(before.image_key);
    if (asked.email || asked.new_password || asked.iban) triggerDelivery(c);
    return findOwnProfile(db, viewer.id, c.language);
  },
});
