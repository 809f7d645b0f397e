import { contract } from "~/api/contract";
import { emailKey } from "~/domain/accounts/account";
import { PROOF_MINUTES, type Proof } from "~/domain/accounts/proof";
import { welcome } from "../../db/account-mail";
import type { Database, Write } from "../../db/database";
import { forgetFailedLogins } from "../../db/hit";
import { findUndoOf, type UndoLink, useLink } from "../../db/mailed-link";
import { everyPasskey } from "../../db/passkey";
import { timeOf } from "../../db/person";
import { endSessions, markProved, provedAt } from "../../db/session";
import { linksOf } from "../../db/social";
import { isUnique, mustHaveChanged } from "../../db/transaction";
import { findFilled } from "../../db/unproved-profile";
import {
  confirmedBy,
  emailOf,
  insertUser,
  markActivated,
  passwordHashOf,
  setPasswordHash,
  withCode,
  withEmail,
} from "../../db/user";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { assertWithinLimit, consume } from "../../http/limit";
import { refuse } from "../../http/refusal";
import type { Viewer } from "../../http/viewer";
import { followLink, mailLink, stateOfLink, useOnce } from "../../operations/accounts/mailed-link";
import { passwordChanged } from "../../operations/accounts/mails";
import { restoreAddress } from "../../operations/accounts/restored-address";
import { clearUnproved, forgetImages } from "../../operations/accounts/unproved-profile";
import { endAllButMailbox, endWaysIn } from "../../operations/accounts/ways-in";
import { hashPassword, isPassword, passwordCost } from "../../secrets/password";
import { newCode } from "./sign-up";

export async function isOwnPassword(db: Database, user: number, password: string): Promise<boolean> {
  await assertWithinLimit(db, "own_password", user);
  const right = await isPassword(password, await passwordHashOf(db, user));
  if (!right) await consume(db, "own_password", user);
  // Concurrent guesses may have used the limit up.
  else await assertWithinLimit(db, "own_password", user);
  return right;
}

export const ownPasswordCheck = (db: Database, user: number) => async (password: string) =>
  (await isOwnPassword(db, user, password)) ? null : "password_wrong";

export const resetPassword = endpoint(contract.account.resetPassword, {
  handle: async (c) => {
    const { db, now, origin } = c;
    const key = emailKey((await c.fields()).email);
    await consume(db, "reset", key);
    const whom = withEmail(key);
    await c.tx.add(...(await mailLink(db, now, { kind: "reset", whom, origin }))).commit();
    return undefined;
  },
});

type ResetContext = CallContext<typeof contract.account.confirmReset>;

/**
 * The mailbox cannot tell whose account it is: it returns to its former address, and the mailbox gets a new account.
 */
async function newcomerBeside(
  c: ResetContext,
  of: { user: number; undo: UndoLink; email: string; password_hash: string },
): Promise<undefined> {
  const { db, now, origin, language } = c;
  const { email, password_hash } = of;
  const code = newCode();
  const newcomer = { email, password_hash, code, language, name: "", email_opt_in: false, partner_id: null };
  const { writes, images } = await restoreAddress(db, now, { user: of.user, ...of.undo, origin });
  const made = c.tx
    .add(
      ...writes,
      insertUser(db, now, { ...newcomer, activated: true }),
      mustHaveChanged(db),
      welcome(db, now, withCode(code)),
      forgetFailedLogins(db, emailKey(email)),
    )
    .commit()
    .catch((error: unknown) => (isUnique(error, "user.email_key") ? refuse("invalid_token") : Promise.reject(error)));
  await useOnce(made);
  forgetImages(c, images);
  return undefined;
}

export const confirmReset = endpoint(contract.account.confirmReset, {
  handle: async (c) => {
    const { db, now } = c;
    const fields = await c.fields();
    const { user, hash } = (await followLink(db, now, "reset", fields)) ?? refuse("invalid_token");
    const email = (await emailOf(db, user)) ?? refuse("invalid_token");
    const by = await confirmedBy(db, user);
    const password_hash = await hashPassword(fields.new_password, passwordCost(c.env));
    const undo = by === "moved" ? await findUndoOf(db, now, user) : null;
    if (undo) return newcomerBeside(c, { user, undo, email, password_hash });
    // Anything from before the owner of the address proved to have the account may be a stranger's.
    const kept = { passkeys: fields.keep_passkeys, linked: fields.keep_linked };
    const clearing = by === "session" ? null : await clearUnproved(db, now, { user, name: "" });
    const ends = clearing ? [...endAllButMailbox(db, now, user), ...clearing.writes] : endWaysIn(db, now, user, kept);
    await useOnce(
      c.tx
        .add(
          useLink(db, now, hash),
          mustHaveChanged(db),
          setPasswordHash(db, user, password_hash),
          markActivated(db, user, "session"),
          ...ends,
          forgetFailedLogins(db, emailKey(email)),
          passwordChanged(db, now, user, clearing ?? undefined),
        )
        .commit(),
    );
    forgetImages(c, clearing?.images);
    return undefined;
  },
});

export const resetWays = endpoint(contract.account.resetWays, {
  handle: async (c) => {
    const { db, now } = c;
    const { user } = (await followLink(db, now, "reset", await c.fields())) ?? refuse("invalid_token");
    const by = await confirmedBy(db, user);
    if (by !== "session") {
      const new_account = by === "moved" && (await findUndoOf(db, now, user)) !== null;
      const filled = new_account ? { cleared: false, left: false } : await findFilled(db, user);
      return { passkeys: [], linked: [], new_account, ...filled };
    }
    const [passkeys, linked] = await Promise.all([everyPasskey(db, user), linksOf(db, user)]);
    return { passkeys, linked, new_account: false, cleared: false, left: false };
  },
});

export const readLink = endpoint(contract.account.readLink, {
  handle: async (c) => ({ state: await stateOfLink(c.db, c.now, await c.fields()) }),
});

export async function passwordChange(
  { db, env, now }: { db: Database; env: Env; now: number },
  of: { user: number; session: string; password: string },
): Promise<Write[]> {
  return [
    setPasswordHash(db, of.user, await hashPassword(of.password, passwordCost(env))),
    endSessions(db, of.user, now, of.session),
    passwordChanged(db, now, of.user),
  ];
}

export const setPassword = endpoint(contract.account.setPassword, {
  handle: async (c) => {
    const { db, viewer } = c;
    const fields = await c.fields({ current_password: ownPasswordCheck(db, viewer.id) });
    const { id: user, session } = viewer;
    await c.tx.add(...(await passwordChange(c, { user, session, password: fields.new_password }))).commit();
    return undefined;
  },
});

const PROOF_MS = PROOF_MINUTES * 60_000;

async function provedUntil(db: Database, now: number, { session }: Viewer): Promise<number | null> {
  const at = await provedAt(db, session);
  return at !== null && now < at + PROOF_MS ? at + PROOF_MS : null;
}

const proofOf = (until: number | null): Proof => ({ proved_until: until === null ? null : timeOf(until) });

export const isProved = async (db: Database, now: number, viewer: Viewer): Promise<boolean> =>
  (await provedUntil(db, now, viewer)) !== null;

/** A stolen session must not make itself a way in that lasts. */
export async function requireProof(db: Database, now: number, viewer: Viewer): Promise<void> {
  if (!(await isProved(db, now, viewer))) refuse("proof_required");
}

export const readProof = endpoint(contract.account.readProof, {
  handle: async ({ db, now, viewer }) => proofOf(await provedUntil(db, now, viewer)),
});

export const prove = endpoint(contract.account.prove, {
  handle: async (c) => {
    const { db, now, viewer } = c;
    await c.fields({ password: ownPasswordCheck(db, viewer.id) });
    await c.tx.add(markProved(db, now, viewer.session)).commit();
    return proofOf(now + PROOF_MS);
  },
});
