import { contract } from "~/api/contract";
import type { invoiceCalls } from "~/api/contract/invoices";
import { findInvoice, invoiceOf, listInvoices } from "../db/invoice";
import { endpoint, type Handlers } from "../http/endpoint";
import { refuse } from "../http/refusal";

const list = endpoint(contract.invoice.list, {
  load: async (c) => {
    const { page } = await c.fields();
    const { count, results } = await listInvoices(c.db, c.viewer.id, page);
    return { count, results: results.map(invoiceOf) };
  },
  handle: (_, invoices) => invoices,
});

const find = endpoint(contract.invoice.find, {
  handle: async (c) => invoiceOf((await findInvoice(c.db, c.viewer.id, c.id())) ?? refuse("not_found")),
});

export const invoice = { list, find } satisfies Handlers<typeof invoiceCalls>;
