export type Send = (request: Request) => Promise<Response>;
