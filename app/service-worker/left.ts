import { LEFT_DAYS } from "../domain/site/left-form";

/**
 * Forms of a session that ended. They wait until their writer logs in, or are erased; other users never see them.
 */
const PREFIX = "left:";
const AT = "Left-At";
const KEPT_MS = LEFT_DAYS * 24 * 3600 * 1000;

const nameOf = (viewer: string) => PREFIX + viewer;
const names = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

async function move(from: Cache, to: Cache, keys: readonly Request[]): Promise<void> {
  for (const key of keys) {
    const form = await from.match(key);
    if (form) await to.put(key, form);
    // Last: the browser can end the worker at any time.
    await from.delete(key);
  }
}

async function dated(form: Response): Promise<Response> {
  const headers = new Headers(form.headers);
  headers.set(AT, String(Date.now()));
  return new Response(await form.blob(), { headers });
}

export async function leave(viewer: string, forms: Cache, keys: readonly Request[]): Promise<void> {
  for (const key of keys) {
    const form = await forms.match(key);
    if (form) await forms.put(key, await dated(form));
  }
  await move(forms, await caches.open(nameOf(viewer)), keys);
}

/** Erases the forms whose writer did not log in for too long. */
export async function trimLeft(): Promise<void> {
  for (const name of await names()) {
    const left = await caches.open(name);
    for (const key of await left.keys()) {
      const at = Number((await left.match(key))?.headers.get(AT));
      if (at < Date.now() - KEPT_MS) await left.delete(key);
    }
    if ((await left.keys()).length === 0) await caches.delete(name);
  }
}

export const hasLeft = (viewer: string): Promise<boolean> => caches.has(nameOf(viewer));

export async function takeLeft(viewer: string, forms: Cache): Promise<void> {
  await trimLeft();
  if (!(await hasLeft(viewer))) return;
  const left = await caches.open(nameOf(viewer));
  await move(left, forms, await left.keys());
  await caches.delete(nameOf(viewer));
}

export async function dropLeft(): Promise<void> {
  await Promise.all((await names()).map((name) => caches.delete(name)));
}
