import { expect, it } from "vitest";
import { Freeze } from "~/components/disputes/freeze";
import { aCard } from "../mocks/factories/person";
import { aHeldPayment, aRequest } from "../mocks/money";
import { textOf } from "./rendered";

const price = aHeldPayment({ status: "disputed" });
const extra = aRequest({ status: "held" });
const textFor = (role: "payer" | "payee", beside = [extra]) =>
  textOf(<Freeze payment={price} beside={beside} role={role} other={aCard({ name: "Sam" })} />);

it("names the price of a proposal and the extra work apart in what is on hold", () => {
  expect(textFor("payer")).toContain(
    "Je betalingen van samen € 84 staan stil: € 60 voor het werk, € 20 voor meerwerk en € 4 servicekosten.",
  );
  expect(textFor("payee")).toContain(
    "De betalingen van Sam staan stil: € 60 voor het werk en € 20 voor meerwerk. Is alles verdiend, dan krijg jij € 76: er gaat € 4 servicekosten af.",
  );
});

it("names one payment without extra work", () => {
  expect(textFor("payer", [])).toContain("Je betaling van € 63 staat stil: € 60 voor het werk en € 3 servicekosten.");
});
