/** What runs where: the two local ones, and the two deployed ones without any development route. */
export type Environment = "development" | "test" | "staging" | "production";

/** Where developers and tests work: the sandbox providers, the development routes, and no limits by address. */
export const isLocal = (environment: Environment) => environment === "development" || environment === "test";
