import { expect, it } from "vitest";
import { Invoice } from "~/components/wallet/invoice";
import { Receipt } from "~/components/wallet/receipt";
import { AT } from "../mocks/factories/at";
import { anInvoice, aPayment } from "../mocks/factories/payment";
import { textOf } from "./rendered";

const released = aPayment({ status: "released", paid_at: AT, released_at: AT });
const NOBODY = { payer: null, payee: null };

it.each([
  ["nl", /In de servicekosten zit € 0,52 btw \(21%\)\. Het btw-nummer van \w+ is NL\w+/],
  ["en", /The service fee includes €0\.52 VAT \(21%\)\. The VAT number of \w+ is NL\w+/],
] as const)("a receipt in %s names the VAT in the service fee that was kept, once", (language, words) => {
  const read = (side: "payer" | "payee", payment = released) =>
    textOf(<Receipt payment={payment} traders={NOBODY} side={side} />, language);
  expect(read("payer")).toMatch(words);
  expect(read("payer", aPayment({ status: "failed" }))).not.toMatch(words);
});

it.each([
  ["nl", /Btw 21% € 10,41/, /Btw: vrijgesteld € 0,00 .*artikel 25 Wet OB/],
  ["en", /VAT 21% €10\.41/, /VAT: exempt €0\.00 .*article 25/i],
] as const)("an invoice in %s has a line of VAT, or the ground of an exemption", (language, charged, exempt) => {
  const read = (of: Parameters<typeof anInvoice>[0]) => textOf(<Invoice invoice={anInvoice(of)} />, language);
  expect(read({})).toMatch(charged);
  expect(read({ vat_rate: 0, vat: "0.00" })).toMatch(exempt);
});
