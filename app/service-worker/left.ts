/**
 * Forms of a session that ended wait until their writer logs in: pages of another user neither delete nor show them.
 */
const PREFIX = "left:";

const nameOf = (viewer: string) => PREFIX + viewer;

async function move(from: Cache, to: Cache, keys: readonly Request[]): Promise<void> {
  for (const key of keys) {
    const form = await from.match(key);
    if (form) await to.put(key, form);
    // Last: the browser can end the worker at any time.
    await from.delete(key);
  }
}

export async function leave(viewer: string, forms: Cache, keys: readonly Request[]): Promise<void> {
  await move(forms, await caches.open(nameOf(viewer)), keys);
}

export const hasLeft = (viewer: string): Promise<boolean> => caches.has(nameOf(viewer));

export async function takeLeft(viewer: string, forms: Cache): Promise<void> {
  if (!(await hasLeft(viewer))) return;
  const left = await caches.open(nameOf(viewer));
  await move(left, forms, await left.keys());
  await caches.delete(nameOf(viewer));
}

export async function dropLeft(): Promise<void> {
  const found = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(found.map((name) => caches.delete(name)));
}
