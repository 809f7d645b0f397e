import { expect, it } from "vitest";
import { markup } from "~/service-worker/markup";

it("escapes texts in the markup of the service worker, once", () => {
  const items = ["<b>", `"&'`].map((text) => markup`<li>${text}</li>`);
  expect(markup`<ul title="${'a"b'}">${items}</ul>`.html).toBe(
    '<ul title="a&quot;b"><li>&lt;b&gt;</li><li>&quot;&amp;&#x27;</li></ul>',
  );
});
