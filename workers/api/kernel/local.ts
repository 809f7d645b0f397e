/** Where developers and tests work: the sandbox providers, the development routes, and no limits by address. */
export const isLocal = (env: Pick<Env, "ENVIRONMENT">) =>
  env.ENVIRONMENT === "development" || env.ENVIRONMENT === "test";
