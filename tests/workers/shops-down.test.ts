import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { api, embedded } from "../../workers/api/app";
import { upstream, upstreamOfPages } from "../../workers/gateway/upstream";
import { page } from "../../workers/pages/page";
import { type Shown, textOf } from "./browser";

const HERE = "https://buurklusser.test";

async function homeWith(settings: Partial<Env>): Promise<Shown> {
  const execution = createExecutionContext();
  const set = { ...env, ...settings };
  const send = upstream(set, async (call) => api.fetch(call, set, execution));
  const { status, headers, ...answer } = await page({ request: new Request(`${HERE}/?lng=nl`) }, set, execution, {
    send,
    ask: upstreamOfPages(set, send, embedded(set, execution, HERE), HERE),
  }).then(async (shown) => ({ status: shown.status, headers: shown.headers, html: await shown.text() }));
  await waitOnExecutionContext(execution);
  return { status, headers, to: null, ...answer };
}

it("tells on the home page that shops do not answer, and keeps that page for nobody", async () => {
  const shown = await homeWith({ AFFILIATE_API_ORIGIN: "http://127.0.0.1:9" });
  expect(shown.status).toBe(200);
  expect(textOf(shown)).toContain("Fout bij laden");
  expect(shown.headers.get("Cache-Control") ?? "").not.toContain("s-maxage");
});
