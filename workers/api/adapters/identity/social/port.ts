export interface Identity {
  /** The provider's own name of the person: it never changes. */
  subject: string;
  /** Verified by the provider; null when it tells none. */
  email: string | null;
  name: string;
}

/** An authorization code as it came back to a page of ours, with the verifier of the challenge it was asked with. */
export interface CodeGrant {
  code: string;
  verifier: string;
  redirectUri: string;
}

/** An identity provider. Both ways throw `NotBelieved` or `Unreachable`; a `nonce` that is given must be the token's. */
export interface IdentityProvider {
  byCode(grant: CodeGrant, nonce: string | null): Promise<Identity>;
  /** By the id token that the provider's SDK gave an app. */
  byToken(idToken: string, nonce: string | null): Promise<Identity>;
}

/** The provider, or the signature, says that this is no right login. */
export class NotBelieved extends Error {
  override name = "NotBelieved";
}

/** The provider does not answer, or not as agreed; or it does not take us for its client. */
export class Unreachable extends Error {
  override name = "Unreachable";
}

/** How adapters reach their provider: the network, or the sandbox in process. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** Milliseconds before a provider counts as unreachable. */
export const PATIENCE_MS = 5000;
