import type { contract } from "~/api/contract";
import { emailKey } from "~/domain/account";
import type { ProfileChange } from "~/domain/user";
import { passwordHashOf } from "../../db/user";
import type { CallContext } from "../../http/context";
import { type Faults, refuseFields } from "../../http/refusal";
import { eraseAccount } from "../../operations/accounts/removal";
import { isOwnPassword } from "../account/own-password";

async function faultsOf(c: CallContext<typeof contract.profile.change>, asked: ProfileChange): Promise<Faults> {
  const { password, email } = asked;
  const hash = await passwordHashOf(c.db, c.viewer.id);
  if (hash === null) {
    if (!email) return { email: ["required"] };
    return emailKey(email) === emailKey(c.viewer.email) ? {} : { email: ["invalid"] };
  }
  if (!password) return { password: ["required"] };
  return (await isOwnPassword(c.db, c.viewer.id, password)) ? {} : { password: ["password_wrong"] };
}

export async function removeAccount(
  c: CallContext<typeof contract.profile.change>,
  asked: ProfileChange,
): Promise<undefined> {
  const { viewer } = c;
  const faults = await faultsOf(c, asked);
  if (Object.keys(faults).length > 0) refuseFields(faults);
  await eraseAccount(c, viewer.id);
}
