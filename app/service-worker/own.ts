/**
 * Caches of the logged-in user: pages and waiting forms. They are deleted when a page arrives for another user or a
 * visitor (shared computers).
 */
const PREFIX = "own:";

type Kind = "pages" | "forms";

const nameOf = (kind: Kind, viewer: string) => `${PREFIX}${kind}:${viewer}`;
const names = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** `viewer` is null for a visitor: nothing of them is cached. */
export async function signedIn(viewer: string | null): Promise<void> {
  const others = (await names()).filter((name) => viewer === null || !name.endsWith(`:${viewer}`));
  await Promise.all(others.map((name) => caches.delete(name)));
  if (viewer !== null) await caches.open(nameOf("pages", viewer));
}

/** Null if the last page was a visitor's. */
export const owner = async (): Promise<string | null> => (await names())[0]?.split(":")[2] ?? null;

/** Null if the last page was a visitor's. */
export async function ownCache(kind: Kind): Promise<Cache | null> {
  const viewer = await owner();
  return viewer === null ? null : caches.open(nameOf(kind, viewer));
}

export async function forget(kind: Kind): Promise<void> {
  const found = (await names()).filter((name) => name.startsWith(PREFIX + kind));
  await Promise.all(found.map((name) => caches.delete(name)));
}
