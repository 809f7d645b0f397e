/**
 * What is kept of the person who is signed in: pages, and forms that wait. It goes when a page comes that was written for
 * somebody else or for nobody, so nothing is left behind on a shared computer.
 */
const PREFIX = "own:";

type Kind = "pages" | "forms";

const nameOf = (kind: Kind, viewer: string) => `${PREFIX}${kind}:${viewer}`;
const names = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** Null for a visitor, of whom nothing is kept. */
export async function signedIn(viewer: string | null): Promise<void> {
  const others = (await names()).filter((name) => viewer === null || !name.endsWith(`:${viewer}`));
  await Promise.all(others.map((name) => caches.delete(name)));
  if (viewer !== null) await caches.open(nameOf("pages", viewer));
}

/** Null when nobody was signed in on the last page. */
export async function ownCache(kind: Kind): Promise<Cache | null> {
  const viewer = (await names())[0]?.split(":")[2];
  return viewer === undefined ? null : caches.open(nameOf(kind, viewer));
}

export async function forget(kind: Kind): Promise<void> {
  const found = (await names()).filter((name) => name.startsWith(PREFIX + kind));
  await Promise.all(found.map((name) => caches.delete(name)));
}
