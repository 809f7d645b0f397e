/** Of the API, and of the pages that come with it. */
export const VERSION = "1.0.0";

/** Whether a version came before another: `1.9.0` before `1.10.0`. */
export const isOlder = (version: string, than: string): boolean =>
  version !== than && version.localeCompare(than, "en", { numeric: true }) < 0;
