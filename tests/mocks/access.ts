import { contract } from "~/api/contract";
import type { CreationOptions, OwnPasskey, RequestOptions } from "~/domain/accounts/passkey";
import type { SocialApp, SocialLink } from "~/domain/accounts/social";
import { answers, isOffline, refuses, refusesFields, waits } from "./answers";
import { aPage } from "./factories/page";
import { settings } from "./factories/settings";
import { petra } from "./factories/town";

const { account, global, passkey, profile, social: socialLinks } = contract;

export const aPasskey = (of: Partial<OwnPasskey> = {}): OwnPasskey => ({
  id: 3,
  name: "Mijn telefoon",
  created_at: "2026-02-11T09:30:00Z",
  credential_id: "BAUG",
  ...of,
});

const CHALLENGE = "AQID";
const asked: RequestOptions = {
  rpId: "localhost",
  challenge: CHALLENGE,
  timeout: 60_000,
  allowCredentials: [],
  userVerification: "preferred",
};
const wanted: CreationOptions = {
  rp: { id: "localhost", name: "Buurklusser" },
  user: { id: "AQ", name: petra.email, displayName: petra.name },
  challenge: CHALLENGE,
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  timeout: 60_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "preferred" },
  attestation: "none",
};

export const access = [
  answers(account.googleAuthorization, { authorization_url: "https://accounts.google.test/authorize" }),
  answers(account.googleLogIn, { key: "key" }),
  answers(passkey.list, { count: 1, results: [aPasskey()] }),
  answers(passkey.logInOptions, asked),
  answers(passkey.logIn, { access: "access", refresh: "refresh", expires_in: 900 }),
  answers(passkey.registerOptions, wanted),
  answers(passkey.register, aPasskey({ id: 4 })),
  answers(passkey.remove, undefined),
  answers(socialLinks.list, { results: [] }),
  answers(socialLinks.unlink, undefined),
];

export const social = {
  offered: (...apps: SocialApp[]) => answers(global.settings, settings({ social_logins: apps })),
  unavailable: refuses(account.googleAuthorization, "unavailable"),
};

export const linked = {
  are: (...apps: SocialApp[]) =>
    answers(socialLinks.list, {
      results: apps.map((app): SocialLink => ({ app, created_at: "2026-02-11T09:30:00Z" })),
    }),
  lastWayIn: refuses(socialLinks.unlink, "last_way_in"),
  proofEnded: refuses(socialLinks.unlink, "proof_required"),
  unlinking: { offline: isOffline(socialLinks.unlink) },
};

export const proving = {
  needed: answers(account.readProof, { proved_until: null }),
  wrongPassword: refusesFields(account.prove, { password: ["Wachtwoord klopt niet"] }),
};

export const passkeys = {
  are: (found: OwnPasskey[]) => answers(passkey.list, aPage(found)),
  adding: { offline: isOffline(passkey.registerOptions), tooMany: refuses(passkey.register, "limit_reached") },
  removing: {
    offline: isOffline(passkey.remove),
    waits: waits(passkey.remove),
    proofEnded: refuses(passkey.remove, "proof_required"),
  },
};

export const passkeyLogin = {
  offline: isOffline(passkey.logInOptions),
  tooOften: refuses(passkey.logInOptions, "throttled"),
  unknown: refuses(passkey.logIn, "bad_credentials"),
  suspended: refuses(passkey.logIn, "suspended"),
};

export const removal = {
  wrongPassword: refusesFields(profile.change, { password: ["Huidig wachtwoord klopt niet"] }),
  anotherAddress: refusesFields(profile.change, { email: ["Ongeldige waarde."] }),
  moneyOpen: refuses(profile.change, "money_open"),
  waits: waits(profile.change),
  offline: isOffline(profile.change),
};
