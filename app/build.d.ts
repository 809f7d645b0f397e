interface ImportMetaEnv {
  /** True for staging and production (`CLOUDFLARE_ENV`): such builds leave out development code. */
  readonly DEPLOYED?: boolean;
}

/** Scripts and styles that browsers load beside React Router's entry (scripts/browser-entries.ts). */
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

/** The rules of the stylesheet (scripts/page-styles.ts). Null in development. */
declare module "virtual:page-styles" {
  const groups: readonly import("./page-styles").StyleGroup[] | null;
  export default groups;
}

/** Texts that two hydrated areas share, each with its own copy (app/locales/live). */
declare module "*?desk" {
  export const bid: Record<string, string>;
  export const identity: string;
  export const job: Record<string, string>;
  export const reasons: Record<string, string>;
  const texts: Record<string, unknown>;
  export default texts;
}
