import { held, type Outgoing } from "./conversation";

const LIFETIME_MS = 7 * 24 * 3600 * 1000;
/** app/enhance/typed.ts erases these on logout. */
const PREFIX = "outbox:";

export interface Writer {
  viewer: number | null;
  uri: string;
}

const placeOf = ({ viewer, uri }: Writer) => `${PREFIX}${viewer}:${uri}:`;

function parse(stored: string | null): Outgoing[] {
  try {
    const one = JSON.parse(stored ?? "null") as Outgoing | null;
    return one && Date.now() - one.at < LIFETIME_MS ? [one] : [];
  } catch {
    return [];
  }
}

export function readOutbox(writer: Writer): Outgoing[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(placeOf(writer)));
  return keys.flatMap((key) => parse(localStorage.getItem(key))).sort((one, other) => one.at - other.at);
}

export function storeOutgoing(writer: Writer, one: Outgoing): void {
  try {
    const photos = one.photos?.map(({ id, small, alt }) => ({ id, small, alt }));
    localStorage.setItem(placeOf(writer) + one.clientId, JSON.stringify({ ...one, photos }));
  } catch {
    // Storage is blocked or full: the tab still has the message.
  }
}

/** Before a reload, which no effect survives. Returns whether there are messages. */
export function holdOutbox(writer: Writer, why: string): boolean {
  const outbox = readOutbox(writer);
  for (const one of outbox) storeOutgoing(writer, held(one, why));
  return outbox.length > 0;
}

export const forgetOutgoing = (writer: Writer, clientId: string): void =>
  localStorage.removeItem(placeOf(writer) + clientId);
