import type { ApiClient } from "~/api/client";
import { DRAWN_FOR_HEADER } from "~/api/drawn-for-header";
import { ApiError } from "~/api/error";

export interface LiveApi {
  chat: Pick<ApiClient["chat"], "find" | "list" | "messages" | "read" | "removePhoto"> & {
    /** @throws ApiError `other_user` if another user logged in since */
    send(asked: Parameters<ApiClient["chat"]["send"]>[0], writer: number | null): ReturnType<ApiClient["chat"]["send"]>;
  };
  job: Pick<ApiClient["job"], "find">;
  notification: Pick<ApiClient["notification"], "list">;
  payment: Pick<ApiClient["payment"], "list">;
}

interface CallOptions {
  query?: object;
  body?: object;
  method?: "POST" | "DELETE";
  drawnFor?: number | null;
}

const queryOf = (query: object = {}) => {
  const filled = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const written = new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString();
  return written && `?${written}`;
};

export const part = (id: string | number) => encodeURIComponent(id);

/**
 * The gateway turns the session's cookie into a token.
 * @throws ApiError, as the full client does
 */
export async function ask<T>(path: string, options: CallOptions = {}): Promise<T> {
  const { query, body, method = body && "POST", drawnFor } = options;
  const headers = {
    "Accept-Language": document.documentElement.lang,
    ...(body && { "Content-Type": "application/json" }),
    ...(drawnFor && { [DRAWN_FOR_HEADER]: String(drawnFor) }),
  };
  let response: Response;
  let reply: unknown;
  try {
    response = await fetch(`/api/${path}${queryOf(query)}`, { method, headers, body: body && JSON.stringify(body) });
    reply = response.status === 204 ? undefined : await response.json();
  } catch {
    throw new ApiError(0, { code: "offline", detail: "", fields: null });
  }
  if (!response.ok) throw ApiError.fromAnswer(response.status, reply);
  return reply as T;
}

/** The calls in the browser, without the contract: its schemas would weigh more than the page. */
export const browserApi: LiveApi = {
  chat: {
    find: ({ params }) => ask(`chat/${part(params.id)}/`),
    list: (options) => ask("chat/", options),
    messages: ({ params, query }) => ask(`chat/${part(params.id)}/message/`, { query }),
    read: ({ params, body }) => ask(`chat/${part(params.id)}/read/`, { body }),
    removePhoto: ({ params }) => ask(`chat/${part(params.id)}/photo/${params.photo}/`, { method: "DELETE" }),
    send: ({ params, body }, drawnFor) => ask(`chat/${part(params.id)}/message/`, { body, drawnFor }),
  },
  job: { find: ({ params }) => ask(`job/single/${part(params.id)}/`) },
  notification: { list: (options) => ask("notifications/", options) },
  payment: { list: (options) => ask("payment/", options) },
};
