/** What somebody can log in with. */
interface WaysIn {
  password: boolean;
  passkeys: number;
  /** Accounts elsewhere. */
  linked: number;
}

/** Whether an account elsewhere can be unlinked: another way in must be left. */
export const canUnlink = ({ password, passkeys, linked }: WaysIn): boolean => password || passkeys > 0 || linked > 1;
