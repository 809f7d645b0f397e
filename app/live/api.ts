import type { ApiClient } from "~/api/client";
import { ApiError } from "~/api/error";

export interface LiveApi {
  chat: Pick<ApiClient["chat"], "find" | "list" | "messages" | "read" | "send">;
  job: Pick<ApiClient["job"], "find">;
  notification: Pick<ApiClient["notification"], "list">;
  payment: Pick<ApiClient["payment"], "list">;
}

interface Asked {
  query?: object;
  body?: object;
}

export function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const one of [value].flat()) if (one !== null && one !== undefined) form.append(name, one);
  }
  return form;
}

const queryOf = (query: object = {}) => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const written = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return written && `?${written}`;
};

export const part = (id: string | number) => encodeURIComponent(id);

/**
 * Calls the API with the session's cookie, which the gateway turns into a token. @throws ApiError, as the full client
 * does
 */
export async function ask<T>(path: string, { query, body }: Asked = {}): Promise<T> {
  const language = { "Accept-Language": document.documentElement.lang };
  const isForm = body instanceof FormData;
  const post = {
    method: "POST",
    headers: isForm ? language : { ...language, "Content-Type": "application/json" },
    body: isForm ? body : JSON.stringify(body),
  };
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`/api/${path}${queryOf(query)}`, body ? post : { headers: language });
    answer = await response.json();
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
    send: ({ params, body }) =>
      ask(`chat/${part(params.id)}/message/`, { body: body?.images?.length ? formOf(body) : body }),
  },
  job: { find: ({ params }) => ask(`job/single/${part(params.id)}/`) },
  notification: { list: (asked) => ask("notifications/", asked) },
  payment: { list: (asked) => ask("payment/", asked) },
};
