import type { Ask } from "~/api/ask";

export type Send = (request: Request) => Promise<Response>;

export interface Upstream {
  send: Send;
  ask: Ask;
}

export const isSafe = (method: string): boolean => ["GET", "HEAD", "OPTIONS"].includes(method);
