import { contract } from "~/api/contract";
import { afterVerificationEvent } from "~/domain/accounts/verification";
import { chosenProvider } from "../../adapters/payments/choose";
import { KYC_RETURN } from "../../adapters/payments/return-pages";
import type { Database } from "../../db/database";
import { accountAt, rememberAccount, startVerification } from "../../db/onboarding";
import { type CheckedPerson, findVerification, verificationOf } from "../../db/verification";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { askVerification } from "../../operations/accounts/verification-asked";

const verificationOrRefuse = async (db: Database, user: number): Promise<CheckedPerson> =>
  (await findVerification(db, user)) ?? refuse("not_found");

type Context =
  | typeof contract.payment.verify
  | typeof contract.payment.verifyAtStripe
  | typeof contract.payment.verifyAtRootline;

/** Changes nothing here: the provider reports what its owner changes there. */
async function openAccount(c: CallContext<Context>) {
  const provider = chosenProvider(c.env);
  const { id: user } = c.viewer;
  const account = await accountAt(c.db, provider.name, user);
  const at = (await provider.openAccount({ account, origin: c.origin })) ?? refuse("already_verified");
  await c.tx.add(rememberAccount(c.db, { session: at.session, user, provider: provider.name, now: c.now })).commit();
  return { redirect_url: at.redirectUrl, rootline_reference: at.session };
}

async function openCheck(c: CallContext<Context>) {
  const { verification } = await verificationOrRefuse(c.db, c.viewer.id);
  const to = afterVerificationEvent(verification, "start") ?? refuse("already_verified");
  const { language, origin, now } = c;
  const { id: user, email, business } = c.viewer;
  const provider = chosenProvider(c.env);
  const account = await accountAt(c.db, provider.name, user);
  const order = { user, email, business, account, language, origin, returnTo: KYC_RETURN };
  const at = await provider.startOnboarding(order);
  await c.tx
    .add(
      rememberAccount(c.db, { session: at.session, user, provider: provider.name, now }),
      startVerification(c.db, { user, from: verification, to, session: at.session }),
    )
    .commit();
  return { redirect_url: at.redirectUrl, rootline_reference: at.session };
}

export const verify = endpoint(contract.payment.verify, {
  handle: async (c) => {
    const { account } = await c.fields();
    return account && c.viewer.verified ? openAccount(c) : openCheck(c);
  },
});

export const verifyAtStripe = endpoint(contract.payment.verifyAtStripe, { handle: openCheck });

export const verifyAtRootline = endpoint(contract.payment.verifyAtRootline, { handle: openCheck });

export const verificationStatus = endpoint(contract.payment.verificationStatus, {
  handle: async (c) => {
    const { refresh } = await c.fields();
    if (refresh && !c.viewer.verified) {
      await askVerification(c.env, c.tx, c.now, c.viewer.id);
    }
    return verificationOf(await verificationOrRefuse(c.db, c.viewer.id), c.language);
  },
});
