interface ImportMetaEnv {
  /** Built for staging or production (`CLOUDFLARE_ENV`): what only developers have is left out. */
  readonly DEPLOYED?: boolean;
}

/** Addresses of what a browser loads beside React Router's own entry: scripts/browser-entries.ts. */
declare module "virtual:browser-entries" {
  const addresses: Record<"shell" | "document" | "unread" | "alerts" | "measure" | "nl" | "en", string>;
  export default addresses;
}
