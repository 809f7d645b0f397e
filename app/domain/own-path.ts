/** A path that leads to this host, written where an address stands: `//elsewhere` would be another. */
export const ownPath = (pathname: string): string => pathname.replace(/^\/+/, "/");
