import { expect, it } from "vitest";
import { aJpeg } from "../pictures";
import { browserOf } from "./browser";
import { aPaidDeal } from "./money";
import { formOf, PHOTO } from "./photos";

const idsIn = (html: string): string[] => [...html.matchAll(/name="unsent" value="(\d+)"/g)].map(([, id = ""]) => id);
const valueIn = (html: string, name: string) =>
  new RegExp(`<input(?=[^>]*name="${name}")[^>]*value="([^"]*)"`).exec(html)?.[1];

it.each(["done", "dispute"] as const)("each photo of a form has its own text without a script: %s", async (kind) => {
  const { owner, helper, job, payment, bid } = await aPaidDeal();
  const browser = await browserOf(kind === "done" ? helper : owner);
  const page = kind === "done" ? `/task/${job}/actie/done` : `/payment/${payment.id}/geschil/openen`;
  const added = await browser.post(page, formOf({ intent: "add", alts: "De tuin" }, [PHOTO, [aJpeg(), "achter.jpg"]]));
  expect(added.status).toBe(200);
  const ids = idsIn(added.html);
  expect(ids).toHaveLength(2);
  const [first = "", second = ""] = ids;
  const typed = { [`alt-${first}`]: "De voorkant", [`alt-${second}`]: "", alts: "De tuin" };
  const kept = await browser.post(page, formOf({ ...typed, intent: "add", unsent: ids }));
  expect(valueIn(kept.html, `alt-${first}`)).toBe("De voorkant");
  expect(valueIn(kept.html, "alts")).toBe("De tuin");
  if (kind === "dispute") {
    const refused = await browser.post(page, formOf({ ...typed, reason: "", unsent: ids }));
    expect([refused.status, valueIn(refused.html, `alt-${first}`)]).toEqual([422, "De voorkant"]);
  }
  const reason = kind === "dispute" ? { reason: "Het is niet af." } : undefined;
  expect((await browser.post(page, formOf({ ...typed, ...reason, unsent: ids }))).status).toBe(303);
  const { result, dispute } = (await owner.api("GET", `/api/chat/${bid.chat_uri}/photo/`)).body;
  const sent = kind === "done" ? result : dispute;
  expect(sent.map(({ alt }: { alt: string }) => alt)).toEqual(["De voorkant", "De tuin"]);
});
