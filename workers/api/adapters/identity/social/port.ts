export interface Identity {
  /** The provider's own id of the person: it never changes. */
  subject: string;
  /** Verified by the provider; null when it tells none. */
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

/** Both methods that ask throw `NotBelieved` or `Unreachable`; a `nonce` that is given must be the token's. */
export interface IdentityProvider {
  /** Where a browser goes to have a code sent. */
  authorizationUrl(request: AuthorizationRequest): string;
  byCode(grant: CodeGrant, nonce: string | null): Promise<Identity>;
  byToken(idToken: string, nonce: string | null): Promise<Identity>;
}

/** The provider or the signature says that this login is not genuine. */
export class NotBelieved extends Error {
  override name = "NotBelieved";
}

/** The provider does not answer, answers in another form, or does not accept us as its client. */
export class Unreachable extends Error {
  override name = "Unreachable";
}

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** Milliseconds before a provider counts as unreachable. */
export const PATIENCE_MS = 5000;
