import type { ApiClient } from "~/api/client";
import { ApiError } from "~/api/error";

export interface LiveApi {
  chat: Pick<ApiClient["chat"], "find" | "list" | "messages" | "read" | "removePhoto" | "send">;
  job: Pick<ApiClient["job"], "find">;
  notification: Pick<ApiClient["notification"], "list">;
  payment: Pick<ApiClient["payment"], "list">;
}

interface Asked {
  query?: object;
  body?: object;
  method?: "POST" | "DELETE";
}

const queryOf = (query: object = {}) => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const written = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return written && `?${written}`;
};

export const part = (id: string | number) => encodeURIComponent(id);

/**
 * The gateway turns the session's cookie into a token.
 * @throws ApiError, as the full client does
 */
export async function ask<T>(path: string, { query, body, method = body && "POST" }: Asked = {}): Promise<T> {
  const language = { "Accept-Language": document.documentElement.lang };
  const headers = body ? { ...language, "Content-Type": "application/json" } : language;
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`/api/${path}${queryOf(query)}`, { method, headers, body: body && JSON.stringify(body) });
    answer = response.status === 204 ? undefined : await response.json();
  } catch {
    throw new ApiError(0, { code: "offline", detail: "", fields: null });
  }
  if (!response.ok) throw ApiError.fromAnswer(response.status, answer);
  return answer as T;
}

/** The calls in the browser, without the contract: its schemas would weigh more than the page. */
export const browserApi: LiveApi = {
  chat: {
    find: ({ params }) => ask(`chat/${part(params.id)}/`),
    list: (asked) => ask("chat/", asked),
    messages: ({ params, query }) => ask(`chat/${part(params.id)}/message/`, { query }),
    read: ({ params, body }) => ask(`chat/${part(params.id)}/read/`, { body }),
    removePhoto: ({ params }) => ask(`chat/${part(params.id)}/photo/${params.photo}/`, { method: "DELETE" }),
    send: ({ params, body }) => ask(`chat/${part(params.id)}/message/`, { body }),
  },
  job: { find: ({ params }) => ask(`job/single/${part(params.id)}/`) },
  notification: { list: (asked) => ask("notifications/", asked) },
  payment: { list: (asked) => ask("payment/", asked) },
};
