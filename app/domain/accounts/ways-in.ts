interface WaysIn {
  password: boolean;
  passkeys: number;
  linked: number;
}

export const canUnlink = ({ password, passkeys, linked }: WaysIn): boolean => password || passkeys > 0 || linked > 1;
