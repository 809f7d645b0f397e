import { contract } from "~/api/contract";
import { readCookie, setCookie } from "~/domain/cookie";
import type { Send } from "../gateway/send";

const DEVICE_HEADER = "X-Client-Device";

const { account, passkey } = contract;
const LOGINS: string[] = [
  account.logIn.path,
  passkey.logIn.path,
  account.googleLogIn.path,
  account.appleLogIn.path,
  account.facebookLogIn.path,
];

/** The browser, as logins know it: the API tells who logs in from one that is new to them. */
interface Device {
  /** Names the browser in a login, and in no other call. */
  telling(send: Send): Send;
  /** Somebody logged in here. */
  keep(): void;
  readonly cookies: readonly string[];
}

export function deviceOf(request: Request): Device {
  const sent = readCookie(request.headers.get("Cookie"), "device", request.url);
  const id = sent && /^[\w-]{36}$/.test(sent) ? sent : crypto.randomUUID();
  const cookies: string[] = [];
  return {
    cookies,
    telling: (send) => (call) => {
      if (LOGINS.includes(new URL(call.url).pathname)) call.headers.set(DEVICE_HEADER, id);
      return send(call);
    },
    keep: () => void cookies.splice(0, 1, setCookie("device", id, request.url)),
  };
}
