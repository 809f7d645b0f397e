/** Browsers apply `form-action` to redirects, too. */
const PROVIDER_PAGES: Record<Env["PAYMENT_PROVIDER"], string> = {
  sandbox: "",
  stripe: " https://checkout.stripe.com https://connect.stripe.com https://accounts.stripe.com",
};
const policy = (provider: Env["PAYMENT_PROVIDER"]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `form-action 'self'${PROVIDER_PAGES[provider] ?? ""}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types own-pages",
  ].join("; ");
/** Only a conversation frames a page (its stream), and only the stream can be framed (docs/decisions/016). */
function framing(csp: string, pathname: string): string {
  if (!pathname.startsWith("/messages/")) return csp;
  return pathname.endsWith("/stream")
    ? csp.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    : `${csp}; frame-src 'self'`;
}
/** React creates scripts in live pages, and the development server creates markup, without trusted types. */
const withoutTypes = (csp: string) => csp.replace("; require-trusted-types-for 'script'; trusted-types own-pages", "");
const loosened = (csp: string) =>
  withoutTypes(csp)
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:");

interface Policy {
  url: URL;
  provider: Env["PAYMENT_PROVIDER"];
  nonce: string | null;
  styleHash: string | null;
}

export function secure(headers: Headers, { url: { protocol, pathname }, provider, nonce, styleHash }: Policy): void {
  const everywhere = framing(policy(provider), pathname);
  const scripted = nonce
    ? withoutTypes(everywhere).replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)
    : everywhere;
  const csp = styleHash ? scripted.replace("style-src 'self'", `style-src 'self' 'sha256-${styleHash}'`) : scripted;
  headers.set("Content-Security-Policy", import.meta.env.DEV ? loosened(csp) : csp);
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()");
  if (protocol === "https:") headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
}
