import { VERSION } from "~/domain/version";
import { openApiOf } from "../../reference/document";

const made = new Map<string, string>();

export function once(key: string, make: () => string): string {
  const known = made.get(key);
  if (known !== undefined) return known;
  const text = make();
  // In development any origin can be requested.
  if (made.size > 20) made.clear();
  made.set(key, text);
  return text;
}

export const documentOf = (origin: string) => openApiOf({ origin, version: VERSION });
