/** The pages that React takes over in the browser: conversations and the list of them, and the notifications. */
const LIVE = /^\/(?:messages(?:\/[^/]+)?|notifications)\/?$/;

/** Whether React takes a page over. Every other page stays the document that the server wrote. */
export const isLive = (pathname: string): boolean => LIVE.test(pathname);
