/** Empty only in tests: the local start sets it. */
export const publicOrigin = (env: Env) => env.PUBLIC_ORIGIN || "http://localhost";
