import { expect, test } from "vitest";
import { withFacesAhead } from "../../workers/pages/faces-ahead";

const page = (type = "text/html; charset=utf-8") => new Response("", { headers: { "Content-Type": type } });
const over = (clientTcpRtt?: number) => ({ cf: { clientTcpRtt } as RequestInitCfProperties });
const askedFor = (answer: Response) => answer.headers.get("Link")?.match(/rel=preload; as=font/g)?.length ?? 0;

test("a page on a quick line asks for the faces ahead, and one on a slow line does not wait for them", () => {
  expect(askedFor(withFacesAhead(page(), over(20)))).toBe(2);
  expect(askedFor(withFacesAhead(page(), over()))).toBe(2);
  expect(askedFor(withFacesAhead(page(), over(150)))).toBe(0);
});

test("only pages ask", () => {
  expect(askedFor(withFacesAhead(page("text/xml"), over(20)))).toBe(0);
});
