import type { contract } from "../../../app/api/contract";
import { emailKey } from "../../../app/domain/account";
import type { ProfileChange } from "../../../app/domain/user";
import { erasure, hasMoneyOpen } from "../accounts/erasure";
import { again } from "../db/again";
import { commit } from "../db/batch";
import { passwordHashOf } from "../db/user";
import { isPassword } from "../identity/password";
import type { Question } from "../kernel/question";
import { type Faults, refuse, refuseFields } from "../kernel/refusal";
import { wake } from "../work/tell";

/** R2 deletes at most this many at once. */
const AT_ONCE = 1000;

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
  const { db, env, viewer, now } = q;
  const faults = await faultsOf(q, asked);
  if (Object.keys(faults).length > 0) refuseFields(faults);
  const pictures = await again(async () => {
    if (await hasMoneyOpen(db, viewer.id)) refuse("money_open");
    const erased = await erasure(db, now, viewer.id);
    await commit(db, erased.statements);
    return erased.pictures;
  });
  for (let at = 0; at < pictures.length; at += AT_ONCE) {
    q.execution.waitUntil(env.MEDIA.delete(pictures.slice(at, at + AT_ONCE)));
  }
  wake(env, q.execution);
}
