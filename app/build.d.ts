interface ImportMetaEnv {
  /** Built for staging or production (`CLOUDFLARE_ENV`): what only developers have is left out. */
  readonly DEPLOYED?: boolean;
}

/** Addresses of what a browser loads beside React Router's own entry: scripts/browser-entries.ts. */
declare module "virtual:browser-entries" {
  const addresses: Record<
    | "faces"
    | "styles"
    | "shell"
    | "document"
    | "unread"
    | "alerts"
    | "measure"
    | "talk-nl"
    | "talk-en"
    | "desk-nl"
    | "desk-en",
    string
  >;
  export default addresses;
}

/** The rules of the stylesheet: scripts/page-styles.ts. Null while developing. */
declare module "virtual:page-styles" {
  const groups: readonly import("./page-styles").StyleGroup[] | null;
  export default groups;
}

/** Texts that two areas of live pages say, each with a copy of its own: app/locales/live. */
declare module "*?desk" {
  export const bid: Record<string, string>;
  export const identity: string;
  export const job: Record<string, string>;
  export const reasons: Record<string, string>;
  const texts: Record<string, unknown>;
  export default texts;
}
