/** For links in what is sent without a request. Empty only in tests: the local start sets it to where it listens. */
export const publicOrigin = (env: Env) => env.PUBLIC_ORIGIN || "http://localhost";
