import { contract } from "~/api/contract";
import { email, emailKey } from "~/domain/accounts/account";
import { nameFrom, type SocialApp, type SocialKey } from "~/domain/accounts/social";
import { isLocal } from "~/domain/site/environment";
import { errorFields, writeLog } from "~/domain/values/log";
import { type Identity, NotBelieved, Unreachable } from "../../adapters/identity/social/port";
import { isReturnAddress } from "../../adapters/identity/social/return-address";
import { welcome } from "../../db/account-mail";
import type { Database, Write } from "../../db/database";
import { findReclaim, findUndoOf, type Reclaim } from "../../db/mailed-link";
import { findBySocial, type LinkedAccount, linkSocial, type SocialName } from "../../db/social";
import { mustHaveChanged, retryOnConflict } from "../../db/transaction";
import { type Account, activateWithoutPassword, findByEmail, insertUser, withCode } from "../../db/user";
import { callerNetwork, clientOf } from "../../http/client";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { consume } from "../../http/limit";
import { refuse } from "../../http/refusal";
import { wayInAdded } from "../../operations/accounts/mails";
import { restoreAddress } from "../../operations/accounts/restored-address";
import { openKey } from "../../operations/accounts/session";
import { type Clearing, clearUnproved, forgetImages } from "../../operations/accounts/unproved-profile";
import { endAllButMailbox } from "../../operations/accounts/ways-in";
import { newCode } from "./sign-up";

type AuthorizationContext = CallContext<typeof contract.account.googleAuthorization>;

async function authorizationAt(c: AuthorizationContext, app: SocialApp): Promise<{ authorization_url: string }> {
  const fields = await c.fields({ redirect_uri: (address) => (isReturnAddress(address, c) ? null : "invalid") });
  const { redirect_uri: redirectUri, code_challenge: challenge, state, nonce } = fields;
  const { identityProvider } = await import("../../adapters/identity/social/choose");
  const provider = identityProvider(c, app) ?? refuse("unavailable");
  return { authorization_url: provider.authorizationUrl({ redirectUri, state, nonce, challenge }) };
}

export const googleAuthorization = endpoint(contract.account.googleAuthorization, {
  handle: async (c) => authorizationAt(c, "google"),
});
export const appleAuthorization = endpoint(contract.account.appleAuthorization, {
  handle: async (c) => authorizationAt(c, "apple"),
});
export const facebookAuthorization = endpoint(contract.account.facebookAuthorization, {
  handle: async (c) => authorizationAt(c, "facebook"),
});

type IdentityContext = CallContext<typeof contract.account.googleLogIn> | CallContext<typeof contract.social.link>;

async function believed(app: SocialApp, asking: Promise<Identity>): Promise<Identity | null> {
  try {
    const identity = await asking;
    return { ...identity, email: email.safeParse(identity.email).data ?? null };
  } catch (error) {
    if (error instanceof NotBelieved) return null;
    if (!(error instanceof Unreachable)) throw error;
    writeLog("error", { provider: app, ...errorFields(error) });
    return refuse("unavailable");
  }
}

export async function identityFrom(c: IdentityContext, app: SocialApp) {
  const fields = await c.fields({ redirect_uri: (address) => (isReturnAddress(address, c) ? null : "invalid") });
  const { id_token, code, code_verifier, redirect_uri, nonce } = fields;
  const { identityProvider } = await import("../../adapters/identity/social/choose");
  const provider = identityProvider(c, app) ?? refuse("unavailable");
  const grant = { code: code ?? "", verifier: code_verifier ?? "", redirectUri: redirect_uri ?? "" };
  const asking = id_token ? provider.byToken(id_token, nonce) : provider.byCode(grant, nonce);
  return { fields, identity: await believed(app, asking) };
}

type SocialLogInContext = CallContext<typeof contract.account.googleLogIn>;

type Newcomer = Identity & { partner?: string | null };

async function creation(c: SocialLogInContext, email: string, { name, partner }: Newcomer): Promise<Write[]> {
  const { db, env, now, language } = c;
  if (!isLocal(env.ENVIRONMENT)) await consume(db, "sign_up", await callerNetwork(c.request, env));
  const code = newCode();
  return [
    insertUser(db, now, {
      email,
      password_hash: null,
      activated: true,
      name: nameFrom(name),
      code,
      language,
      email_opt_in: false,
      partner_id: partner ?? null,
    }),
    mustHaveChanged(db),
    welcome(db, now, withCode(code)),
  ];
}

/** The person who signed up may not own the address. */
const adoptUnproved = (db: Database, now: number, user: number): Write[] => [
  activateWithoutPassword(db, user),
  mustHaveChanged(db),
  ...endAllButMailbox(db, now, user),
];

interface Preparation {
  before: Write[];
  joined: number | null;
  images?: string[];
  clearing?: Clearing;
}

interface Comer {
  email: string;
  identity: Newcomer;
}

async function preparation(c: SocialLogInContext, holder: Account, comer: Comer): Promise<Preparation> {
  const { db, now, origin } = c;
  const { email, identity } = comer;
  if (holder.activated && holder.confirmed_by === "session") return { before: [], joined: holder.id };
  // The mailbox cannot tell whose account it is: it returns to its former address, and this person gets a new one.
  const undo = holder.confirmed_by === "moved" ? await findUndoOf(db, now, holder.id) : null;
  if (!undo) {
    const clearing = await clearUnproved(db, now, { user: holder.id, name: nameFrom(identity.name) });
    const { writes, images } = clearing;
    return { before: [...adoptUnproved(db, now, holder.id), ...writes], joined: holder.id, images, clearing };
  }
  const back = await restoreAddress(db, now, { user: holder.id, ...undo, origin });
  return { before: [...back.writes, ...(await creation(c, email, identity))], joined: null, images: back.images };
}

/** An account that left the address of late returns to it, since its mailbox is proved. */
async function arrival(c: SocialLogInContext, reclaim: Reclaim | null, comer: Comer): Promise<Preparation> {
  const { db, now, origin } = c;
  if (!reclaim) return { before: await creation(c, comer.email, comer.identity), joined: null };
  const { writes, images } = await restoreAddress(db, now, { ...reclaim, origin });
  return { before: writes, joined: reclaim.user, images };
}

interface Linked extends LinkedAccount {
  clearing?: Clearing;
}

async function link(c: SocialLogInContext, name: SocialName, identity: Newcomer): Promise<Linked> {
  const { db, now } = c;
  const known = await findBySocial(db, name);
  if (known) return known;
  const email = identity.email ?? refuse("bad_credentials");
  const holder = await findByEmail(db, email);
  const reclaim = holder ? null : await findReclaim(db, now, emailKey(email));
  const existing = holder ?? (reclaim && { id: reclaim.user, status: reclaim.status });
  if (existing && existing.status !== "active") return existing;
  const comer = { email, identity };
  const { before, joined, images, clearing } = await (holder
    ? preparation(c, holder, comer)
    : arrival(c, reclaim, comer));
  const notices = joined === null ? [] : [wayInAdded(db, now, joined, name.app, clearing)];
  await c.tx.add(...before, linkSocial(db, now, name, emailKey(email)), mustHaveChanged(db), ...notices).commit();
  forgetImages(c, images);
  const account = (await findBySocial(db, name)) ?? refuse("bad_credentials");
  return { ...account, clearing };
}

async function socialAccount(c: SocialLogInContext, name: SocialName, identity: Newcomer): Promise<Linked> {
  const account = await retryOnConflict(async () => link(c, name, identity));
  return account.status === "active" ? account : refuse("suspended");
}

async function logInSocially(c: SocialLogInContext, app: SocialApp): Promise<SocialKey> {
  const { db, now } = c;
  const { fields, identity: claimed } = await identityFrom(c, app);
  const identity = claimed ?? refuse("bad_credentials");
  // Apple sends the name beside its token, and only the first time.
  const named = { ...identity, name: identity.name || (fields.name ?? ""), partner: fields.partner_id };
  const { id: user, clearing } = await socialAccount(c, { app, subject: identity.subject }, named);
  const { key, statements } = await openKey(db, now, { user, client: clientOf(c.request) });
  await c.tx.add(...statements).commit();
  return clearing ? { key, cleared: clearing.cleared, left: clearing.left } : { key };
}

export const googleLogIn = endpoint(contract.account.googleLogIn, { handle: async (c) => logInSocially(c, "google") });

export const appleLogIn = endpoint(contract.account.appleLogIn, { handle: async (c) => logInSocially(c, "apple") });

export const facebookLogIn = endpoint(contract.account.facebookLogIn, {
  handle: async (c) => logInSocially(c, "facebook"),
});
