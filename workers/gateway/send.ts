/** Carries one request to the API and brings its answer. */
export type Send = (request: Request) => Promise<Response>;
