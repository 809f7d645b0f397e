import { createCookie } from "react-router";
import type { SignedCookie } from "~/context";
import { cookieOf } from "~/domain/cookie";

/** A cookie of the site at `url` that only this Worker can have written. */
export function signedCookie<T>(name: Parameters<typeof cookieOf>[0], url: string, secret: string): SignedCookie<T> {
  const { name: full, ...attributes } = cookieOf(name, url);
  const cookie = createCookie(full, { ...attributes, secrets: [secret] });
  return {
    parse: (header) => cookie.parse(header),
    serialize: (value, options) => cookie.serialize(value, options),
  };
}
