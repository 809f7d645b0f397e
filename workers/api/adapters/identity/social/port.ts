export interface Identity {
  subject: string;
  email: string | null;
  name: string;
}

export interface CodeGrant {
  code: string;
  verifier: string;
  redirectUri: string;
}

export interface AuthorizationRequest {
  redirectUri: string;
  state: string;
  nonce: string;
  challenge: string;
}

export interface IdentityProvider {
  authorizationUrl(request: AuthorizationRequest): string;
  byCode(grant: CodeGrant, nonce: string | null): Promise<Identity>;
  byToken(idToken: string, nonce: string | null): Promise<Identity>;
}

export class NotBelieved extends Error {
  override name = "NotBelieved";
}

/** The provider does not answer, answers in another form, or rejects us as its client. */
export class Unreachable extends Error {
  override name = "Unreachable";
}

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

export const PATIENCE_MS = 5000;
