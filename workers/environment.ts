/**
 * The origin of links in what is sent when nobody is asking. The local start sets it to where it listens;
 * tests, which listen nowhere, do not.
 */
export const publicOrigin = (env: Env) => env.PUBLIC_ORIGIN || "http://localhost";
