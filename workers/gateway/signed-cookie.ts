import { type Cookie, createCookie } from "react-router";
import { cookieOf } from "~/domain/site/cookie";

const made = new Map<string, Cookie>();

export function signedCookie(cookie: Parameters<typeof cookieOf>[0], url: string, secret: string): Cookie {
  const { name, ...attributes } = cookieOf(cookie, url);
  const key = `${name} ${secret}`;
  const signed = made.get(key) ?? createCookie(name, { ...attributes, secrets: [secret] });
  made.set(key, signed);
  return signed;
}
