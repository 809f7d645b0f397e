import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { createClient } from "~/api/client";
import { overWire } from "~/api/over-wire";
import { apiContext, type Session, servicesContext } from "~/context";
import { getSettings } from "~/middleware/settings";
import { getUnread, getViewer, setUnread } from "~/middleware/viewer";
import { aViewer } from "../mocks/factories/person";
import { settings } from "../mocks/factories/settings";

const SESSION: Session = { signedIn: true, knowsBrowser: true, signIn: async () => {}, signOut: async () => {} };

function aRequest(answers: Record<string, unknown>) {
  const calls: string[] = [];
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    calls.push(pathname);
    const body = answers[pathname];
    return body ? Response.json(body) : Response.json({ detail: "x", code: "unavailable" }, { status: 503 });
  };
  const context = new RouterContextProvider();
  context.set(servicesContext, { session: SESSION } as never);
  context.set(apiContext, createClient({ ask: overWire({ fetch, origin: "https://api.test" }), language: "nl" }));
  return { context, calls };
}

describe("what every page needs", () => {
  it("is asked once, however many want it at the same time or later", async () => {
    const { context, calls } = aRequest({ "/api/user/data/": aViewer(), "/api/settings/": settings() });
    const [first, second] = await Promise.all([getViewer(context), getViewer(context)]);
    await Promise.all([getSettings(context), getSettings(context)]);
    expect([first?.id, second?.id, (await getViewer(context))?.id]).toEqual([1, 1, 1]);
    expect(calls).toEqual(["/api/user/data/", "/api/settings/"]);
  });

  it("is asked anew for the next request", async () => {
    const one = aRequest({ "/api/settings/": settings({ payment_mode: "direct" }) });
    const other = aRequest({ "/api/settings/": settings() });
    expect((await getSettings(one.context)).payment_mode).toBe("direct");
    expect((await getSettings(other.context)).payment_mode).toBe("held");
  });
});

describe("the unread chats", () => {
  it("come with the profile, without another call", async () => {
    const { context, calls } = aRequest({});
    expect(await getUnread(context, aViewer({ unread_chats: 3 }))).toBe(3);
    expect(calls).toEqual([]);
  });

  it("are those left when a chat was read in this request", async () => {
    const { context } = aRequest({});
    setUnread(context, 2);
    expect(await getUnread(context, aViewer({ unread_chats: 3 }))).toBe(2);
  });

  it("are asked for where the profile does not have them, and none when that fails", async () => {
    const viewer = aViewer({ unread_chats: undefined });
    const { context } = aRequest({ "/api/chat/": { count: 0, results: [], unread: 4 } });
    expect(await getUnread(context, viewer)).toBe(4);
    expect(await getUnread(aRequest({}).context, viewer)).toBe(0);
  });
});
