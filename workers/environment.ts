/** Where developers and tests work: the sandbox providers, the development routes, and no limits by address. */
export const isLocal = (env: Pick<Env, "ENVIRONMENT">) =>
  env.ENVIRONMENT === "development" || env.ENVIRONMENT === "test";

/**
 * The origin of links in what is sent when nobody is asking (api.md 1.14). The local start sets it to where it listens;
 * tests, which listen nowhere, do not.
 */
export const publicOrigin = (env: Env) => env.PUBLIC_ORIGIN || "http://localhost";
