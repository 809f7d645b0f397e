import * as oauth from "oauth4webapi";
import { type CodeGrant, type Fetch, NotBelieved, PATIENCE_MS, Unreachable } from "./port";

export interface TokenEndpoint {
  issuer: string;
  address: string;
  clientId: string;
  secret: () => Promise<string>;
  fetch: Fetch;
  patienceMs?: number;
}

/** The other errors are about us (RFC 6749, 5.2). */
const CALLER_ERRORS = ["invalid_grant", "invalid_request"];

function judged(cause: unknown): Error {
  if (!(cause instanceof oauth.ResponseBodyError)) {
    return new Unreachable(cause instanceof Error ? cause.message : String(cause), { cause });
  }
  return CALLER_ERRORS.includes(cause.error)
    ? new NotBelieved(cause.error, { cause })
    : new Unreachable(cause.error, { cause });
}

export async function tradeCode(at: TokenEndpoint, grant: CodeGrant): Promise<string> {
  const server = { issuer: at.issuer, token_endpoint: at.address };
  const client = { client_id: at.clientId };
  try {
    const returned = new URLSearchParams({ code: grant.code });
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.ClientSecretPost(await at.secret()),
      oauth.validateAuthResponse(server, client, returned, oauth.expectNoState),
      grant.redirectUri,
      grant.verifier,
      { [oauth.customFetch]: at.fetch, signal: () => AbortSignal.timeout(at.patienceMs ?? PATIENCE_MS) },
    );
    const { id_token } = await oauth.processGenericTokenEndpointResponse(server, client, response);
    if (id_token) return id_token;
  } catch (error) {
    throw judged(error);
  }
  throw new Unreachable("no id token");
}
