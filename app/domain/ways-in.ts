interface WaysIn {
  password: boolean;
  passkeys: number;
  linked: number;
}

/** Returns whether an account can be unlinked: another login method must remain. */
export const canUnlink = ({ password, passkeys, linked }: WaysIn): boolean => password || passkeys > 0 || linked > 1;
