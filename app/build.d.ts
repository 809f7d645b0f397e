interface ImportMetaEnv {
  /** Built for staging or production (`CLOUDFLARE_ENV`): what only developers have is left out. */
  readonly DEPLOYED?: boolean;
}

/** Addresses of what a browser loads beside React Router's own entry: scripts/browser-entries.ts. */
declare module "virtual:browser-entries" {
  const addresses: Record<
    "faces" | "styles" | "shell" | "document" | "unread" | "alerts" | "measure" | "nl" | "en",
    string
  >;
  export default addresses;
}

/** The rules of the stylesheet: scripts/page-styles.ts. Null while developing. */
declare module "virtual:page-styles" {
  const groups: readonly import("./page-styles").StyleGroup[] | null;
  export default groups;
}
