import { createInstance } from "i18next";
import { expect, it } from "vitest";
import { LANGUAGES } from "~/domain/values/language";
import { fixedT } from "~/locales";
import { rememberedT } from "~/locales/remembered";

it("says a number in the language and the form of each", () => {
  const bids = (count: number) => LANGUAGES.map((language) => fixedT(language, "jobs")("card.bids", { count }));
  const first = [bids(1), bids(2)];
  expect(new Set(first.flat()).size).toBe(4);
  expect([bids(1), bids(2)]).toEqual(first);
});

function counted(namespace: string) {
  const texts = createInstance();
  void texts.init({ lng: "nl", resources: { nl: { [namespace]: {} } }, initAsync: false });
  let made = 0;
  texts.getFixedT = (() => (key: string, options?: object) => {
    made++;
    return `${key} ${JSON.stringify(options)}`;
  }) as never;
  return { t: rememberedT(texts, "nl", namespace as "jobs"), made: () => made };
}

it("puts a sentence with the same numbers together once", () => {
  const { t, made } = counted("numbers");
  const said = [t("a", { count: 1 }), t("a", { count: 1 }), t("a", { count: 2 }), t("b", { count: 1 }), t("a"), t("a")];
  expect(new Set(said).size).toBe(4);
  expect(made()).toBe(4);
});

it("does not keep what somebody is called, nor a number that is none", () => {
  const { t, made } = counted("words");
  for (const options of [{ name: "Petra", count: 1 }, { count: Number.NaN }, { returnObjects: true }]) {
    t("a", options);
    t("a", options);
  }
  expect(made()).toBe(6);
});

it("begins anew when it keeps too many", () => {
  const { t, made } = counted("many");
  for (let count = 0; count <= 500; count++) t("a", { count });
  t("a", { count: 500 });
  expect(made()).toBe(501);
  t("a", { count: 0 });
  expect(made()).toBe(502);
});
