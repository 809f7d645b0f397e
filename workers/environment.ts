/** Development and test: sandbox providers, development routes, no limits by address. */
export const isLocal = (env: Pick<Env, "ENVIRONMENT">) =>
  env.ENVIRONMENT === "development" || env.ENVIRONMENT === "test";

/**
 * The origin of links outside a request, such as in mails. The local start sets it to its own address; tests do not.
 */
export const publicOrigin = (env: Env) => env.PUBLIC_ORIGIN || "http://localhost";
