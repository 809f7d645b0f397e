interface ImportMetaEnv {
  /** True for staging and production (`CLOUDFLARE_ENV`): such builds leave out development code. */
  readonly DEPLOYED?: boolean;
}

declare module "virtual:browser-entries" {
  const addresses: Record<
    | "fonts"
    | "styles"
    | "shell"
    | "document"
    | "unread"
    | "alerts"
    | "measure"
    | `${import("./live/area").Area}-${import("./domain/values/language").Language}`,
    string
  >;
  export default addresses;
}

declare module "virtual:page-styles" {
  const groups: readonly import("./page-styles").StyleGroup[] | null;
  export default groups;
}

/** Each hydrated area has its own copy (app/locales/live). */
declare module "*?desk" {
  export const bid: Record<string, string>;
  export const identity: string;
  export const job: Record<string, string>;
  export const reasons: Record<string, string>;
  const texts: Record<string, unknown>;
  export default texts;
}
