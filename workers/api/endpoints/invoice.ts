import type { invoiceCalls } from "~/api/contract/invoices";
import type { Handlers } from "../http/endpoint";
import { find } from "./invoice/find";
import { list } from "./invoice/list";

export const invoice = { list, find } satisfies Handlers<typeof invoiceCalls>;
