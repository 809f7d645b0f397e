export interface SealKey {
  id: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface Sealed {
  key_id: string;
  sealed: string;
}

const KEY = /^([\w-]{1,32}):([\da-f]{64})$/i;
const NONCE_BYTES = 12;

/** `id:hex` of 32 bytes each. The first encrypts, all decrypt. Null: missing or malformed. */
export function sealKeysOf(secret: string | undefined): SealKey[] | null {
  const parts = (secret ?? "").split(/\s+/).filter(Boolean);
  const keys = parts.flatMap((part) => {
    const [, id, hex] = KEY.exec(part) ?? [];
    return id && hex
      ? [{ id, bytes: Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)) }]
      : [];
  });
  return parts.length > 0 && keys.length === parts.length ? keys : null;
}

const algorithm = (nonce: BufferSource, about: string) => ({
  name: "AES-GCM",
  iv: nonce,
  additionalData: new TextEncoder().encode(about),
});

const imported = ({ bytes }: SealKey, use: "encrypt" | "decrypt") =>
  crypto.subtle.importKey("raw", bytes, "AES-GCM", false, [use]);

/** `about` names the row: in another row the value does not decrypt. */
export async function seal([key]: readonly SealKey[], about: string, value: unknown): Promise<Sealed> {
  if (!key) throw new Error("no key to seal with");
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const encrypted = await crypto.subtle.encrypt(algorithm(nonce, about), await imported(key, "encrypt"), text);
  return { key_id: key.id, sealed: btoa(String.fromCharCode(...nonce, ...new Uint8Array(encrypted))) };
}

export async function unseal<T>(keys: readonly SealKey[], about: string, { key_id, sealed }: Sealed): Promise<T> {
  const key = keys.find(({ id }) => id === key_id);
  if (!key) throw new Error(`the key ${key_id} is not in the secret`);
  const bytes = Uint8Array.from(atob(sealed), (sign) => sign.charCodeAt(0));
  const at = algorithm(bytes.subarray(0, NONCE_BYTES), about);
  const text = await crypto.subtle.decrypt(at, await imported(key, "decrypt"), bytes.subarray(NONCE_BYTES));
  return JSON.parse(new TextDecoder().decode(text)) as T;
}
