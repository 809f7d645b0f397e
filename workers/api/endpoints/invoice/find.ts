import { contract } from "~/api/contract";
import { type InvoiceRow, invoiceOf, invoicesWhere } from "../../db/invoice";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

export const find = endpoint(contract.invoice.find, {
  handle: async (c) => {
    const found = invoicesWhere(c.db, c.viewer.id, "i.id = ?2", c.id());
    return invoiceOf((await found.first<InvoiceRow>()) ?? refuse("not_found"));
  },
});
