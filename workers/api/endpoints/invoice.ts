import { contract } from "~/api/contract";
import type { invoiceCalls } from "~/api/contract/invoices";
import { type InvoiceRow, invoiceOf, invoicesWhere, OF_PARTY } from "../db/invoice";
import { pageOfRows } from "../db/page";
import { endpoint, type Handlers } from "../http/endpoint";
import { refuse } from "../http/refusal";

const list = endpoint(contract.invoice.list, {
  load: async (c) => {
    const { page } = await c.fields();
    const { count, results } = await pageOfRows<InvoiceRow>(c.db, page, {
      count: c.db.prepare(`SELECT count(*) AS n FROM invoice i WHERE ${OF_PARTY}`).bind(c.viewer.id),
      rows: (limit) => invoicesWhere(c.db, c.viewer.id, `1 ORDER BY i.id DESC ${limit}`),
    });
    return { count, results: results.map(invoiceOf) };
  },
  handle: (_, found) => found,
});

const find = endpoint(contract.invoice.find, {
  handle: async (c) => {
    const found = invoicesWhere(c.db, c.viewer.id, "i.id = ?2", c.id());
    return invoiceOf((await found.first<InvoiceRow>()) ?? refuse("not_found"));
  },
});

export const invoice = { list, find } satisfies Handlers<typeof invoiceCalls>;
