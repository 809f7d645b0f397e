import { type Ask, askWith } from "~/api/ask";
import type { Call } from "~/api/call";
import { contract } from "~/api/contract";
import { readCookie, setCookie } from "~/domain/site/cookie";

const DEVICE_HEADER = "X-Client-Device";

const { account, passkey } = contract;
const LOGINS: readonly Call[] = [
  account.logIn,
  passkey.logIn,
  account.googleLogIn,
  account.appleLogIn,
  account.facebookLogIn,
];

interface Device {
  readonly known: boolean;
  withDevice(ask: Ask): Ask;
  keep(): void;
  readonly cookies: readonly string[];
}

export function deviceOf(request: Request): Device {
  const sent = readCookie(request.headers.get("Cookie"), "device", request.url);
  const known = sent !== null && sent !== undefined && /^[\w-]{36}$/.test(sent);
  const id = known ? sent : crypto.randomUUID();
  const cookies: string[] = [];
  return {
    known,
    cookies,
    withDevice(ask) {
      const login = askWith(ask, { [DEVICE_HEADER]: id });
      return (request) => (LOGINS.includes(request.call) ? login(request) : ask(request));
    },
    keep: () => void cookies.splice(0, 1, setCookie("device", id, request.url)),
  };
}
