import type { ApiRequest, ApiResponse } from "~/api/ask";
import { readCookie, setCookie } from "~/domain/site/cookie";
import { BOOKMARK_HEADER, isBookmark, laterOf } from "../bookmark";
import { isSafe } from "./send";

type Carry<Q, A> = (asked: Q) => Promise<A>;

export interface Transport<Q, A> {
  methodOf(asked: Q): string;
  broughtBy(asked: Q): string | null;
  bringing(asked: Q, bookmark: string): Q;
  saidBy(answer: A): string | null;
}

export const byRequest: Transport<Request, Response> = {
  methodOf: ({ method }) => method,
  broughtBy: ({ headers }) => headers.get(BOOKMARK_HEADER),
  bringing(request, bookmark) {
    const headers = new Headers(request.headers);
    headers.set(BOOKMARK_HEADER, bookmark);
    return new Request(request, { headers });
  },
  saidBy: ({ headers }) => headers.get(BOOKMARK_HEADER),
};

export const byCall: Transport<ApiRequest, ApiResponse> = {
  methodOf: ({ call }) => call.method,
  broughtBy: ({ headers }) => headers[BOOKMARK_HEADER] ?? null,
  bringing: (request, bookmark) => ({ ...request, headers: { ...request.headers, [BOOKMARK_HEADER]: bookmark } }),
  saidBy: (response) => response.header(BOOKMARK_HEADER),
};

export function withBookmark<Q>(
  { broughtBy, bringing }: Pick<Transport<Q, unknown>, "broughtBy" | "bringing">,
  request: Q,
  bookmark: string | null,
): Q {
  if (bookmark === null) return request;
  const own = broughtBy(request);
  const latest = laterOf(isBookmark(own) ? own : null, bookmark);
  return latest === own || latest === null ? request : bringing(request, latest);
}

interface OwnWrites {
  over<Q, A>(transport: Transport<Q, A>, carry: Carry<Q, A>): Carry<Q, A>;
  readonly cookies: readonly string[];
}

/** A cookie carries the bookmark, because the next request may meet another isolate. */
export function readingOwnWrites({ headers, url }: Request): OwnWrites {
  const brought = readCookie(headers.get("Cookie"), "bookmark", url);
  let latest = isBookmark(brought) ? brought : null;
  const cookies: string[] = [];
  return {
    cookies,
    over: (transport, carry) => async (request) => {
      const response = await carry(withBookmark(transport, request, latest));
      const upTo = isSafe(transport.methodOf(request)) ? null : transport.saidBy(response);
      if (isBookmark(upTo)) {
        latest = laterOf(latest, upTo);
        cookies.splice(0, 1, setCookie("bookmark", String(latest), url));
      }
      return response;
    },
  };
}
