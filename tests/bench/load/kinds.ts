import { type ApiRequest, callsOf } from "../api/calls.ts";
import { CALLERS } from "../api/town.ts";

export interface Kind {
  name: string;
  /** Percentage of requests. */
  share: number;
  isPage: boolean;
  ask(n: number): ApiRequest;
}

const POSTCODES = ["1012AB", "3511AB", "3011AB", "2511AB", "5611AB", "9711AB", "6211AB", "7311AB", "8011AB", "4331AB"];
const FILTERS = ["", "", "", "&distance=10", "&categories=4", "&price=50", "&search=schutting"];
const PAGES = ["", "", "", "/2", "/3"];

const pick = <T>(values: readonly T[], n: number) => values[n % values.length] as T;
const listAddress = (n: number) =>
  `/browse-tasks${pick(PAGES, n)}?zipcode=${pick(POSTCODES, n * 7)}${pick(FILTERS, n * 3)}`;

interface People {
  tokens: readonly string[];
  cookies: readonly string[];
}

export function kindsOf({ tokens, cookies }: People, jobs: number): Kind[] {
  const calls = callsOf(tokens, jobs);
  const call = (name: string, share: number): Kind => {
    const found = calls.find((one) => one.name === name);
    if (!found) throw new Error(`no call ${name}`);
    return { name, share, isPage: false, ask: found.ask };
  };
  const page = (name: string, share: number, address: (n: number) => string, isMember: boolean): Kind => ({
    name: `${name}, ${isMember ? "member" : "visitor"}`,
    share,
    isPage: true,
    ask: (n) => ({ method: "GET", path: address(n), ...(isMember && { headers: { Cookie: pick(cookies, n) } }) }),
  });
  /** Every fifth job of the market is closed. */
  const jobAddress = (n: number) => `/task/${1 + 5 * ((n * 7919) % Math.floor(jobs / 5))}`;
  return [
    page("browse", 55, listAddress, false),
    page("browse", 30, listAddress, true),
    page("job", 6, jobAddress, false),
    page("job", 4, jobAddress, true),
    call("post", 1),
    call("bid", 1),
    call("message", 2),
    {
      name: "read",
      share: 1,
      isPage: false,
      ask: (n) => {
        const caller = n % (CALLERS - 1);
        const headers = { Authorization: `Bearer ${tokens[caller]}`, "Content-Type": "application/json" };
        return { method: "POST", path: `/api/chat/${caller + 1}/read/`, headers, body: "{}" };
      },
    },
  ];
}
