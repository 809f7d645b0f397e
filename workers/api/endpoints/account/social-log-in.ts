import type { SocialApp } from "~/domain/social";
import { triggerDelivery } from "../../db/outbox";
import { clientOf } from "../../http/client";
import { refuse } from "../../http/refusal";
import { openKey } from "../../operations/accounts/session";
import { type SocialLogInContext, socialAccount } from "./social-account";
import { identityFrom } from "./social-identity";

export async function logInSocially(c: SocialLogInContext, app: SocialApp): Promise<{ key: string }> {
  const { db, now } = c;
  const { given, identity: found } = await identityFrom(c, app);
  const identity = found ?? refuse("bad_credentials");
  // Apple sends the name beside its token, and only the first time.
  const named = { ...identity, name: identity.name || (given.name ?? ""), partner: given.partner_id };
  const user = await socialAccount(c, { app, subject: identity.subject }, named);
  const { key, statements } = await openKey(db, now, { user, client: clientOf(c.request) });
  await c.tx.add(...statements).commit();
  triggerDelivery(c);
  return { key };
}
