export const VERSION = "1.0.0";

export const isOlder = (version: string, than: string): boolean =>
  version !== than && version.localeCompare(than, "en", { numeric: true }) < 0;
