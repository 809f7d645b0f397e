import { contract } from "~/api/contract";
import type { RequestOptions } from "~/domain/passkey";
import { endpoint } from "../../http/endpoint";
import { issueChallenge } from "../../operations/accounts/passkey-challenge";
import { relyingParty, TIMEOUT } from "./relying-party";

export const logInOptions = endpoint(contract.passkey.logInOptions, {
  handle: async (c): Promise<RequestOptions> => {
    const challenge = await issueChallenge(c.db, c.now, null);
    return { rpId: relyingParty(c), challenge, timeout: TIMEOUT, allowCredentials: [], userVerification: "preferred" };
  },
});
