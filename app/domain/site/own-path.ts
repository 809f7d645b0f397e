/** `//elsewhere` would link to another host. */
export const ownPath = (pathname: string): string => pathname.replace(/^\/+/, "/");
