/** Sends a request to the API. */
export type Send = (request: Request) => Promise<Response>;
