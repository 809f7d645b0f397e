import { brand } from "../../brand";

export default {
  title: { invoice: "Factuur van {{name}}", credit_note: "Creditfactuur van {{name}}" },
  number: { invoice: "Factuur {{number}}", credit_note: "Creditfactuur {{number}}" },
  back: "Terug naar je wallet",
  for: "Waarvoor",
  work: "Klus",
  from: "Van",
  to: "Aan",
  kvk: "KVK {{kvk}}",
  vatNumber: "Btw {{vat}}",
  madeOn: { invoice: "Factuurdatum", credit_note: "Datum" },
  performedOn: "Datum van de dienst",
  corrects: "Hoort bij",
  creditNotes: "Gecrediteerd met",
  net: "Bedrag zonder btw",
  vat: "Btw {{rate}}%",
  exempt: "Btw: vrijgesteld",
  total: { invoice: "Totaal", credit_note: "Totaal gecrediteerd" },
  statement: {
    invoice: `${brand.name} maakte deze factuur namens {{seller}}. {{buyer}} betaalde het bedrag via ${brand.name}. De servicekosten van ${brand.name} staan op het betaalbewijs.`,
    credit_note: `${brand.name} maakte deze creditfactuur namens {{seller}}, omdat {{buyer}} geld terugkreeg.`,
    exempt: "Factuur vrijgesteld van omzetbelasting op grond van artikel 25 Wet OB (kleineondernemersregeling).",
  },
  receipt: "Bekijk het betaalbewijs",
  printHint:
    "Wil je dit afdrukken of bewaren als pdf? Kies Afdrukken in je browser. Alleen dit document komt op papier.",
};
