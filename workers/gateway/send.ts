/** To the API. */
export type Send = (request: Request) => Promise<Response>;
