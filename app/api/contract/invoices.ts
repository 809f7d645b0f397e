import { z } from "zod";
import { invoice } from "../../domain/money/invoice";
import { page, pageOf } from "../../domain/values/page-schema";
import { call } from "../call";

const list = call({
  method: "GET",
  path: "/api/invoice/",
  who: "user",
  summary: "Invoices and credit notes that one made or received, newest first",
  fields: z.object({ page }),
  answers: { 200: pageOf(invoice) },
});

const find = call({
  method: "GET",
  path: "/api/invoice/:id/",
  who: "user",
  summary: "One invoice or credit note, for its two parties",
  answers: { 200: invoice },
});

export const invoiceCalls = { list, find };
