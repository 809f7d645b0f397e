import type { AuthorizationRequest } from "./port";

export interface AuthorizationEndpoint {
  address: string;
  scope: string;
  responseMode?: "form_post";
}

export function authorizationUrl(
  { address, scope, responseMode }: AuthorizationEndpoint,
  clientId: string,
  { redirectUri, state, nonce, challenge }: AuthorizationRequest,
): string {
  const url = new URL(address);
  const query = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: "S256",
    ...(responseMode && { response_mode: responseMode }),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
