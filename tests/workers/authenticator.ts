import { isoCBOR } from "@simplewebauthn/server/helpers";
import { CERTIFICATE, CERTIFICATE_KEY } from "./attestation-key";

type CborMap = Map<string | number, unknown>;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const encode = (value: CborMap) => isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0]);

export const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
export const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const sha256 = async (bytes: Uint8Array) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as BufferSource));

function fourBytes(number: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

/** WebCrypto concatenates r and s; authenticators encode them as DER. */
function derOf(signature: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array) => {
    let start = 0;
    while (start < bytes.length - 1 && bytes[start] === 0) start += 1;
    const value = bytes.slice(start);
    const positive = (value[0] ?? 0) & 0x80 ? joined(Uint8Array.of(0), value) : value;
    return joined(Uint8Array.of(2, positive.length), positive);
  };
  const [r, s] = [integer(signature.slice(0, 32)), integer(signature.slice(32))];
  return joined(Uint8Array.of(0x30, r.length + s.length), r, s);
}

const KINDS = {
  ES256: {
    alg: -7,
    generate: { name: "ECDSA", namedCurve: "P-256" },
    sign: { name: "ECDSA", hash: "SHA-256" },
    cose: ({ x = "", y = "" }: JsonWebKey): CborMap =>
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, fromBase64Url(x)],
        [-3, fromBase64Url(y)],
      ]),
  },
  RS256: {
    alg: -257,
    generate: {
      name: "RSASSA-PKCS1-v1_5",
      modulusLength: 2048,
      publicExponent: Uint8Array.of(1, 0, 1),
      hash: "SHA-256",
    },
    sign: { name: "RSASSA-PKCS1-v1_5" },
    cose: ({ n = "", e = "" }: JsonWebKey): CborMap =>
      new Map<number, unknown>([
        [1, 3],
        [3, -257],
        [-1, fromBase64Url(n)],
        [-2, fromBase64Url(e)],
      ]),
  },
};
export type Algorithm = keyof typeof KINDS;

export interface CeremonyOptions {
  challenge: string;
  origin?: string;
  rpId?: string;
  type?: string;
  counter?: number;
  userHandle?: string;
  /** False: presence without finger, face or PIN. */
  userVerified?: boolean;
  attestation?: "none" | "self" | "maker";
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const NEW_CREDENTIAL = 0x40;
const flagsOf = ({ userVerified = true }: CeremonyOptions) => PRESENT | (userVerified ? VERIFIED : 0);

const clientData = (type: string, { challenge, origin = "http://localhost:5173" }: CeremonyOptions) =>
  bytesOf(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

async function signed(algorithm: Algorithm, key: CryptoKey, data: Uint8Array, client: Uint8Array): Promise<Uint8Array> {
  const message = joined(data, await sha256(client));
  const raw = new Uint8Array(await crypto.subtle.sign(KINDS[algorithm].sign, key, message));
  return algorithm === "ES256" ? derOf(raw) : raw;
}

async function makersStatement(data: Uint8Array, client: Uint8Array): Promise<CborMap> {
  const key = await crypto.subtle.importKey("jwk", CERTIFICATE_KEY, KINDS.ES256.generate, false, ["sign"]);
  const statement: [string, unknown][] = [
    ["alg", -7],
    ["sig", await signed("ES256", key, data, client)],
    ["x5c", [fromBase64Url(CERTIFICATE)]],
  ];
  return new Map(statement);
}

export async function anAuthenticator(algorithm: Algorithm = "ES256") {
  const kind = KINDS[algorithm];
  const pair = await crypto.subtle.generateKey(kind.generate, true, ["sign", "verify"]);
  const publicKey = kind.cose(await crypto.subtle.exportKey("jwk", pair.publicKey));
  const id = crypto.getRandomValues(new Uint8Array(32));
  let counter = 0;

  const authData = async ({ rpId = "localhost" }: CeremonyOptions, flags: number, count: number) =>
    joined(await sha256(bytesOf(rpId)), Uint8Array.of(flags), fourBytes(count));
  const signature = (data: Uint8Array, client: Uint8Array) => signed(algorithm, pair.privateKey, data, client);
  const vouching = async (by: string, data: Uint8Array, client: Uint8Array): Promise<[string, CborMap]> => {
    if (by === "none") return ["none", new Map()];
    if (by === "maker") return ["packed", await makersStatement(data, client)];
    const own: [string, unknown][] = [
      ["alg", kind.alg],
      ["sig", await signature(data, client)],
    ];
    return ["packed", new Map(own)];
  };
  const named = { id: toBase64Url(id), rawId: toBase64Url(id), type: "public-key", clientExtensionResults: {} };

  return {
    id: toBase64Url(id),

    async register(asked: CeremonyOptions) {
      const flags = flagsOf(asked) | NEW_CREDENTIAL;
      const credential = joined(new Uint8Array(16), Uint8Array.of(0, id.length), id, encode(publicKey));
      const made = joined(await authData(asked, flags, asked.counter ?? counter), credential);
      const client = clientData(asked.type ?? "webauthn.create", asked);
      const [fmt, attStmt] = await vouching(asked.attestation ?? "none", made, client);
      const attestation = new Map<string, unknown>([
        ["fmt", fmt],
        ["attStmt", attStmt],
        ["authData", made],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: toBase64Url(client),
          attestationObject: toBase64Url(encode(attestation)),
          transports: ["internal", "hybrid"],
        },
      };
    },

    async logIn(asked: CeremonyOptions) {
      counter += 1;
      const data = await authData(asked, flagsOf(asked), asked.counter ?? counter);
      const client = clientData(asked.type ?? "webauthn.get", asked);
      return {
        ...named,
        response: {
          clientDataJSON: toBase64Url(client),
          authenticatorData: toBase64Url(data),
          signature: toBase64Url(await signature(data, client)),
          userHandle: asked.userHandle ?? null,
        },
      };
    },
  };
}

export type Authenticator = Awaited<ReturnType<typeof anAuthenticator>>;
