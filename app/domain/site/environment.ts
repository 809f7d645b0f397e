export type Environment = "development" | "test" | "staging" | "production";

/** Local environments have sandbox providers, development routes and no limits by IP address. */
export const isLocal = (environment: Environment) => environment === "development" || environment === "test";
