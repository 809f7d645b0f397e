import { CALLERS } from "./town.ts";

export interface ApiRequest {
  method: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface ApiCall {
  name: string;
  kind: "read" | "write";
  ask(n: number): ApiRequest;
}

export const MAX_RATIO = { read: 2.5, write: 3 };

const TOWNS = ["1012", "3511", "3011", "2511", "5611", "9711", "6211", "7311", "8011", "4331"];

const wrap = (n: number, most: number) => 1 + (n % most);

export function callsOf(tokens: readonly string[], jobs: number): ApiCall[] {
  const as = (caller: number) => ({ Authorization: `Bearer ${tokens[caller % CALLERS]}` });
  const get = (path: string, caller?: number): ApiRequest => ({
    method: "GET",
    path,
    ...(caller !== undefined && { headers: as(caller) }),
  });
  const post = (path: string, caller: number, body: object): ApiRequest => ({
    method: "POST",
    path,
    headers: { ...as(caller), "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  /** Ids of open jobs: every fifth id is not open. Job `j` belongs to user 1 + j % 1000. */
  const openJob = (n: number) => {
    const at = n % jobs;
    return at + Math.floor(at / 4) + 1;
  };
  const draft = {
    title: "Lamp ophangen",
    description: "In de gang, twee meter hoog.",
    zipcode: "1012AB",
    budget: "50",
  };
  return [
    { name: "list", kind: "read", ask: (n) => get(`/api/job/list/?zipcode=${TOWNS[n % TOWNS.length]}&distance=25000`) },
    { name: "detail", kind: "read", ask: (n) => get(`/api/job/single/${openJob(n)}/`) },
    { name: "notifications", kind: "read", ask: (n) => get("/api/notifications/", n) },
    { name: "wallet", kind: "read", ask: (n) => get("/api/wallet/", n) },
    { name: "post", kind: "write", ask: (n) => post("/api/job/single/", n, { ...draft, category: wrap(n, 10) }) },
    {
      name: "bid",
      kind: "write",
      ask: (n) => {
        const job = openJob(n);
        const bidder = (job + 1 + Math.floor(n / jobs)) % CALLERS;
        return post("/api/bid/", bidder, { job_id: job, amount: "45", message: "Ik kan zaterdag." });
      },
    },
    {
      name: "message",
      kind: "write",
      ask: (n) => post(`/api/chat/${wrap(n, CALLERS - 1)}/message/`, n % (CALLERS - 1), { message: "Tot zaterdag!" }),
    },
  ];
}
