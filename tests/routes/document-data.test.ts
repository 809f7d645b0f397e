import { data, type LoaderFunction, RouterContextProvider, type ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { documentDataContext } from "~/context";
import { withDocumentData } from "../../workers/pages/document-data";

const page = () => null;

async function found(loader: LoaderFunction, { document = true, component = true } = {}) {
  const module = { loader, ...(component && { default: page }) };
  const routes = withDocumentData({ a: { id: "a", path: "/a", module } } as unknown as ServerBuild["routes"]);
  const context = new RouterContextProvider();
  const kept = new Map<string, unknown>();
  if (document) context.set(documentDataContext, kept);
  const given = await routes.a?.module.loader?.({ context } as never);
  return { given, kept: [...kept] };
}

describe("what a loader finds", () => {
  it("of a document goes past the router", async () => {
    expect(await found(() => ({ jobs: [1] }))).toEqual({ given: null, kept: [["a", { jobs: [1] }]] });
  });

  it("goes past it without its status and headers, which are the router's", async () => {
    const init = { status: 400, headers: { "Cache-Control": "no-store" } };
    const { given, kept } = await found(() => data({ errors: {} }, init));
    expect(given).toEqual(data(null, init));
    expect(kept).toEqual([["a", { errors: {} }]]);
  });

  it("of a page that React takes over is the router's to hand on", async () => {
    expect(await found(() => ({ jobs: [1] }), { document: false })).toEqual({ given: { jobs: [1] }, kept: [] });
  });

  it("of an address without a page is its answer", async () => {
    expect(await found(() => ({ up: true }), { component: false })).toEqual({ given: { up: true }, kept: [] });
  });

  it("is an answer as it is, when it is one", async () => {
    const elsewhere = new Response(null, { status: 302 });
    expect(await found(() => elsewhere)).toEqual({ given: elsewhere, kept: [] });
  });
});
