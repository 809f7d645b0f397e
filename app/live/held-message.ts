export const HELD = "held";

/** The login page says that this browser holds a message, and leads back to the chat. */
export const loginWithHeldMessage = (page: string): string => `/login?next=${encodeURIComponent(page)}&${HELD}=`;
