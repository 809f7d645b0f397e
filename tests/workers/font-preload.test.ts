import { expect, test } from "vitest";
import { withFontPreload } from "../../workers/pages/font-preload";

const page = (type = "text/html; charset=utf-8") => new Response("", { headers: { "Content-Type": type } });
const over = (clientTcpRtt?: number) => ({ cf: { clientTcpRtt } as RequestInitCfProperties });
const askedFor = (answer: Response) => answer.headers.get("Link")?.match(/rel=preload; as=font/g)?.length ?? 0;

test("a page on a quick line asks for the fonts ahead, and one on a slow line does not wait for them", () => {
  expect(askedFor(withFontPreload(page(), over(20)))).toBe(2);
  expect(askedFor(withFontPreload(page(), over()))).toBe(2);
  expect(askedFor(withFontPreload(page(), over(150)))).toBe(0);
});

test("only pages ask", () => {
  expect(askedFor(withFontPreload(page("text/xml"), over(20)))).toBe(0);
});
