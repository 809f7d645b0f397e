import { contract } from "~/api/contract";
import { email as emailField, emailKey } from "~/domain/accounts/account";
import type { ProfileChange } from "~/domain/accounts/user";
import { isOtherName, type VerificationStatus } from "~/domain/accounts/verification";
import { maskIban } from "~/domain/money/iban";
import { zip4Of } from "~/domain/values/postcode";
import { codeOf } from "~/domain/values/unseen";
import type { Write } from "../../db/database";
import {
  endIntro,
  type ProfileBefore,
  profileBefore,
  replaceCategories,
  updateActiveWorker,
  updateUser,
  verificationOfHelper,
} from "../../db/own-profile";
import { findOwnProfile } from "../../db/profile";
import { deleteOneSignal, saveOneSignal } from "../../db/push";
import { todoOfUser } from "../../db/todo";
import { passwordHashOf } from "../../db/user";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { assertWithinLimit, hitStatement } from "../../http/limit";
import { type FieldErrors, refuse, refuseFields } from "../../http/refusal";
import { ibanChanged } from "../../operations/accounts/mails";
import { portrait } from "../../operations/accounts/portrait";
import { columnsOf } from "../../operations/accounts/profile-columns";
import { eraseAccount } from "../../operations/accounts/removal";
import { endVerification } from "../../operations/accounts/verification";
import { areaOf } from "../../postcodes/areas";
import { askForEmail } from "../account/email";
import { isOwnPassword, isProved, ownPasswordCheck, passwordChange, requireProof } from "../account/password";

export const own = endpoint(contract.profile.own, { handle: (c) => findOwnProfile(c.db, c.viewer.id, c.language) });

export const setCategories = endpoint(contract.profile.setCategories, {
  handle: async (c) => {
    const { categories } = await c.fields();
    await c.tx.add(...replaceCategories(c.db, c.viewer.id, categories)).commit();
    return { categories: categories.toSorted((one, other) => one - other) };
  },
});

async function removalErrors(
  c: CallContext<typeof contract.profile.change>,
  change: ProfileChange,
): Promise<FieldErrors> {
  const { password, email } = change;
  const hash = await passwordHashOf(c.db, c.viewer.id);
  if (hash === null) {
    if (!email) return { email: ["required"] };
    return emailKey(email) === emailKey(c.viewer.email) ? {} : { email: ["invalid"] };
  }
  if (!password) return { password: ["required"] };
  return (await isOwnPassword(c.db, c.viewer.id, password)) ? {} : { password: ["password_wrong"] };
}

async function removeAccount(
  c: CallContext<typeof contract.profile.change>,
  change: ProfileChange,
): Promise<undefined> {
  const { viewer } = c;
  const errors = await removalErrors(c, change);
  if (Object.keys(errors).length > 0) refuseFields(errors);
  // A user without a password typed an address that is on the screen: it proves nothing.
  if (change.password === undefined) await requireProof(c.db, c.now, viewer);
  await eraseAccount(c, viewer.id);
}

type ChangeContext = CallContext<typeof contract.profile.change>;

const isShown = (before: ProfileBefore, iban: string) => before.iban !== null && iban === maskIban(before.iban);

function ibanError(before: ProfileBefore, typed: string): string | null {
  const iban = codeOf(typed);
  return iban.includes("*") && !isShown(before, iban) ? "iban" : null;
}

/** The limits are checked before the fields: a new address gets a mail, known or not. */
async function assertMayMail(c: ChangeContext, before: ProfileBefore): Promise<void> {
  const address = emailField.safeParse(c.input.email).data;
  if (address === undefined || emailKey(address) === emailKey(before.email)) return;
  await assertWithinLimit(c.db, "mailed", emailKey(address));
  await assertWithinLimit(c.db, "address_changes", c.viewer.id);
}

/** A stolen session must not move the account. */
async function assertMayMove({ db, now, viewer }: ChangeContext, before: ProfileBefore, change: ProfileChange) {
  const { email, password, old_password } = change;
  if (email === undefined || emailKey(email) === emailKey(before.email)) return;
  if (password === undefined && old_password === undefined) await requireProof(db, now, viewer);
}

function newIban(before: ProfileBefore, { iban }: ProfileChange): string | null {
  return iban && !isShown(before, iban) && iban !== before.iban ? iban : null;
}

const ibanWaits = async ({ db, now, viewer }: ChangeContext, { had_iban }: ProfileBefore): Promise<boolean> =>
  had_iban === 1 || !(await isProved(db, now, viewer));

async function consequences(
  c: ChangeContext,
  before: ProfileBefore,
  change: ProfileChange,
  waits: boolean,
): Promise<Write[]> {
  const { db, now, viewer, origin } = c;
  const { categories, email, new_password } = change;
  const iban = newIban(before, change);
  const renamed = change.name !== undefined && isOtherName(before.name, change.name ?? "");
  return [
    ...(renamed ? endVerification(db, now, viewer.id, before.name) : []),
    ...(iban === null ? [] : [ibanChanged(db, now, viewer.id, { iban, isFirst: before.had_iban !== 1, waits })]),
    ...(categories ? replaceCategories(db, viewer.id, categories) : []),
    ...(email ? await askForEmail(db, now, { user: viewer.id, own: before.email, address: email, origin }) : []),
    ...(new_password
      ? await passwordChange(c, { user: viewer.id, session: viewer.session, password: new_password })
      : []),
    ...(change.image ? [hitStatement(db, "images", viewer.id)] : []),
  ];
}

export const change = endpoint(contract.profile.change, {
  handle: async (c) => {
    const { db, viewer } = c;
    const before = await profileBefore(db, viewer.id);
    await assertMayMail(c, before);
    const picture = portrait(c);
    const asksAddress = c.input.email !== undefined && String(c.input.delete_account) !== "true";
    const unnamed = String(c.input.business) === "true" && before.company === null;
    const change = await c.fields(
      {
        zipcode: (typed) => (areaOf(zip4Of(codeOf(typed))) ? null : "zipcode_unknown"),
        iban: (typed) => ibanError(before, typed),
        old_password: ownPasswordCheck(db, viewer.id),
        ...(asksAddress && { password: ownPasswordCheck(db, viewer.id) }),
        image: picture.check,
      },
      [
        ...(unnamed ? (["business_details"] as const) : []),
        // The other party of a deal knows the user by the name.
        ...(c.input.name !== undefined && before.name !== "" ? (["name"] as const) : []),
      ],
    );
    if (change.delete_account) {
      await removeAccount(c, change);
      return new Response(null, { status: 204 });
    }
    await assertMayMove(c, before, change);
    const columns = columnsOf(change);
    if (change.iban && isShown(before, change.iban)) delete columns.iban;
    if (change.image !== undefined) columns.image_key = change.image && (await picture.store());
    const isOtherIban = columns.iban !== undefined && columns.iban !== before.iban;
    const waits = isOtherIban && (await ibanWaits(c, before));
    if (waits) columns.iban_changed_at = c.now;
    const set = Object.keys(columns).length > 0 ? [updateUser(db, viewer.id, columns)] : [];
    const statements = [...set, ...(await consequences(c, before, change, waits))];
    if (statements.length > 0) await c.tx.add(...statements).commit();
    if (change.image !== undefined) picture.forget(before.image_key);
    return findOwnProfile(db, viewer.id, c.language);
  },
});

export const setActiveWorker = endpoint(contract.profile.setActiveWorker, {
  handle: async (c) => {
    const { value } = await c.fields();
    await c.tx.add(updateActiveWorker(c.db, c.viewer.id, value)).commit();
    return { active_worker: value };
  },
});

export const intro = endpoint(contract.profile.intro, {
  handle: async (c) => {
    await c.tx.add(endIntro(c.db, c.viewer.id)).commit();
    return { first_time: false as const };
  },
});

const VERIFY_BANNER = {
  first: {
    nl: "Laat zien wie je bent: pas daarna kunnen we je uitbetalen.",
    en: "Show us who you are: only then can we pay you out.",
  },
  pending: {
    nl: "We controleren je identiteit. Daarna kunnen we je uitbetalen.",
    en: "We’re checking your identity. After that we can pay you out.",
  },
  rejected: {
    nl: "Je identiteit controleren is niet gelukt. Probeer het opnieuw: pas daarna kunnen we je uitbetalen.",
    en: "We couldn’t verify your identity. Try again: only then can we pay you out.",
  },
};

const bannerOf = (verification: VerificationStatus) =>
  VERIFY_BANNER[verification === "pending" || verification === "rejected" ? verification : "first"];

export const banners = endpoint(contract.profile.banners, {
  handle: async ({ db, viewer, language, ...c }) => {
    const { page } = await c.fields();
    const verification = await verificationOfHelper(db, viewer.id);
    if (verification === null || viewer.verified) return { count: 0, results: [] };
    const verify = {
      id: "verify",
      type: "info" as const,
      text: bannerOf(verification)[language],
      link: "/profile/settings",
      dismissable: false,
    };
    return { count: 1, results: page === 1 ? [verify] : [] };
  },
});

export const todo = endpoint(contract.profile.todo, {
  handle: (c) => todoOfUser(c.db, c.viewer.id, c.now),
});

export const registerOneSignal = endpoint(contract.profile.registerOneSignal, {
  handle: async (c) => {
    const { id: user, session } = c.viewer;
    if ((c.ids().user ?? user) !== user) refuse("permission_denied");
    const { id, timestamp } = await c.fields();
    return saveOneSignal(c.db, { user, session, id, timestamp: timestamp ?? c.now });
  },
});

export const removeOneSignal = endpoint(contract.profile.removeOneSignal, {
  handle: async (c) => {
    await c.tx.add(deleteOneSignal(c.db, c.viewer.id, await c.fields())).commit();
    return undefined;
  },
});
