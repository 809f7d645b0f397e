import type { contract } from "~/api/contract";
import { emailKey } from "~/domain/account";
import type { ProfileChange } from "~/domain/user";
import { eraseAccount } from "../../changes/accounts/removal";
import { passwordHashOf } from "../../db/user";
import type { Question } from "../../http/context";
import { type Faults, refuseFields } from "../../http/refusal";
import { isPassword } from "../../secrets/password";

/** Who asks must know the password; who has none, the address. */
async function faultsOf(q: Question<typeof contract.profile.change>, asked: ProfileChange): Promise<Faults> {
  const { password, email } = asked;
  const hash = await passwordHashOf(q.db, q.viewer.id);
  if (hash === null) {
    if (!email) return { email: ["required"] };
    return emailKey(email) === emailKey(q.viewer.email) ? {} : { email: ["invalid"] };
  }
  if (!password) return { password: ["required"] };
  return (await isPassword(password, hash)) ? {} : { password: ["password_wrong"] };
}

/** Deletes the viewer's account. */
export async function removeAccount(
  q: Question<typeof contract.profile.change>,
  asked: ProfileChange,
): Promise<undefined> {
  const { viewer } = q;
  const faults = await faultsOf(q, asked);
  if (Object.keys(faults).length > 0) refuseFields(faults);
  await eraseAccount(q, viewer.id);
}
