import { importPKCS8, SignJWT } from "jose";

export interface AppleKey {
  teamId: string;
  keyId: string;
  clientId: string;
  privateKey: string;
}

const LIFE_SECONDS = 300;

export async function appleSecret({ teamId, keyId, clientId, privateKey }: AppleKey): Promise<string> {
  const key = await importPKCS8(privateKey.replaceAll("\\n", "\n"), "ES256");
  return new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience("https://appleid.apple.com")
    .setIssuedAt()
    .setExpirationTime(`${LIFE_SECONDS}s`)
    .sign(key);
}
