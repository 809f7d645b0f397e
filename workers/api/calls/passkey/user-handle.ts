/** What an authenticator keeps of whose a passkey is, base64url: the number of the account, and nothing of the person. */
export const userHandle = (user: number) => btoa(String(user)).replaceAll("=", "");
