import { brand } from "../../brand";
import type nl from "../nl/invoices";

export default {
  title: { invoice: "Invoice from {{name}}", credit_note: "Credit note from {{name}}" },
  number: { invoice: "Invoice {{number}}", credit_note: "Credit note {{number}}" },
  back: "Back to your wallet",
  for: "What for",
  work: "Job",
  from: "From",
  to: "To",
  kvk: "KVK {{kvk}}",
  vatNumber: "VAT {{vat}}",
  madeOn: { invoice: "Invoice date", credit_note: "Date" },
  performedOn: "Date of the service",
  corrects: "Belongs to",
  creditNotes: "Credited with",
  net: "Amount without VAT",
  vat: "VAT {{rate}}%",
  exempt: "VAT: exempt",
  total: { invoice: "Total", credit_note: "Total credited" },
  statement: {
    invoice: `${brand.name} made this invoice on behalf of {{seller}}. {{buyer}} paid the amount through ${brand.name}. The service fee of ${brand.name} is on the receipt.`,
    credit_note: `${brand.name} made this credit note on behalf of {{seller}}, because {{buyer}} got money back.`,
    exempt:
      "Exempt from VAT under Article 25 of the Dutch VAT Act (Wet OB), the small businesses scheme (kleineondernemersregeling).",
  },
  receipt: "View the receipt",
  printHint: "To print this or save it as a PDF, choose Print in your browser. Only this document is printed.",
} satisfies typeof nl;
