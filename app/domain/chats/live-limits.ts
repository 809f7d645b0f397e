export const TICKET_SECONDS = 30;
/** A socket's maximum lifetime bounds the effect of a missed logout event. */
export const SOCKET_HOURS = 11;
export const MAX_SOCKETS = 10;
/** Per person; beyond this the oldest closes. Enough for two tabs and one just closed, which is noticed late. */
export const MAX_STREAMS = 3;
export const STREAM_MINUTES = 5;
/** The bytes keep proxies from closing a stream, and reveal a closed reader. */
export const HEARTBEAT_SECONDS = 5;
export const MAX_FRAME_LENGTH = 1024;
export const MAX_FRAMES = { count: 40, seconds: 10 };

export const SESSION_ENDED = 4001;
/** A newer socket of the same person replaced it: do not reconnect automatically. */
export const REPLACED = 4002;

/** 1008 and 1009 are of RFC 6455, the others our own. */
export const CLOSING = {
  policy: 1008,
  too_large: 1009,
  ended: SESSION_ENDED,
  replaced: REPLACED,
  lapsed: 4003,
} as const;
