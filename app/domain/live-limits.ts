/** How long a ticket to `/live/` is good. */
export const TICKET_SECONDS = 30;
/** Every socket ends after this long, whatever happens: a lost word of a session's end counts no longer than that. */
export const SOCKET_HOURS = 11;
/** Of one person; with more the oldest is closed. */
export const MOST_SOCKETS = 10;
/**
 * Of these so many may serve a conversation that is streamed to a page; with more the oldest of them is closed. Two tabs, and
 * one whose reader has just left, which is noticed late.
 */
export const MOST_STREAMS = 3;
/** A streamed conversation ends after this long; its reader loads the page again. */
export const STREAM_MINUTES = 5;
/** Something goes over a streamed conversation this often: whoever is in between keeps it open, and who left is noticed. */
export const HEARTBEAT_SECONDS = 5;
/** Characters a client may send in one frame. */
export const LONGEST_FRAME = 1024;
/** Frames of one socket: more within the time, and it is closed. */
export const MOST_FRAMES = { count: 40, seconds: 10 };

/** The session has ended: log in before coming back. */
export const SESSION_ENDED = 4001;
/** A newer socket of the same person took its place: do not come back by itself. */
export const REPLACED = 4002;

/** Codes a socket is closed with: 1008 and 1009 of RFC 6455, the others of our own. */
export const CLOSING = {
  /** Too many frames. */
  policy: 1008,
  too_large: 1009,
  ended: SESSION_ENDED,
  replaced: REPLACED,
  /** Open for as long as a socket may be: come back. */
  lapsed: 4003,
} as const;
