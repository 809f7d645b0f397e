import type { Invoice, InvoiceLink, InvoiceParty } from "~/domain/money/invoice";
import { type Cents, formatMoney } from "~/domain/money/money";
import { invoiceNumber, VAT_RATES, type VatRate, vatIn } from "~/domain/money/vat";
import { dayInAmsterdam } from "~/domain/values/calendar";
import type { Page } from "~/domain/values/page";
import type { Database, Query, Write } from "./database";
import { mail } from "./outbox";
import { pageOfRows } from "./page";
import { fullNameOf, timeOf } from "./person";
import { mustHold } from "./transaction";

interface LinkRow {
  id: number;
  year: number;
  sequence: number;
  corrects_id: number | null;
}

export interface InvoiceRow extends LinkRow {
  payment_id: number;
  seller: string;
  buyer: string;
  job_title: string;
  description: string | null;
  total: Cents;
  vat: Cents;
  vat_rate: VatRate;
  performed_at: number;
  created_at: number;
  corrects: string;
  credit_notes: string;
}

export const invoicesJson = (condition: string): string =>
  `(SELECT json_group_array(json_object('id', v.id, 'year', v.year, 'sequence', v.sequence, 'corrects_id', v.corrects_id) ORDER BY v.id)
    FROM invoice v WHERE ${condition})`;

const linkOf = (row: LinkRow): InvoiceLink => ({
  id: row.id,
  kind: row.corrects_id === null ? "invoice" : "credit_note",
  number: invoiceNumber(row),
});

export const linksIn = (json: string): InvoiceLink[] => (JSON.parse(json) as LinkRow[]).map(linkOf);

/** Two indexes instead of an OR. */
export const OF_PARTY =
  "i.id IN (SELECT id FROM invoice WHERE seller_id = ?1 UNION SELECT id FROM invoice WHERE buyer_id = ?1)";

export const invoicesWhere = (db: Database, party: number, condition: string, ...values: unknown[]): Query =>
  db
    .prepare(
      `SELECT i.*, ${invoicesJson("v.id = i.corrects_id")} AS corrects, ${invoicesJson("v.corrects_id = i.id")} AS credit_notes
       FROM invoice i WHERE ${OF_PARTY} AND ${condition}`,
    )
    .bind(party, ...values);

export const invoiceOf = (row: InvoiceRow): Invoice => ({
  ...linkOf(row),
  payment: row.payment_id,
  corrects: linksIn(row.corrects)[0] ?? null,
  credit_notes: linksIn(row.credit_notes),
  seller: JSON.parse(row.seller) as InvoiceParty,
  buyer: JSON.parse(row.buyer) as InvoiceParty,
  job_title: row.job_title,
  description: row.description,
  net: formatMoney(row.total - row.vat),
  vat_rate: row.vat_rate,
  vat: formatMoney(row.vat),
  total: formatMoney(row.total),
  performed_at: timeOf(row.performed_at),
  created_at: timeOf(row.created_at),
});

const COLUMNS = `seller_id, buyer_id, payment_id, corrects_id, year, sequence, seller, buyer, job_title, description,
  total, vat, vat_rate, performed_at, created_at`;

const yearOf = (now: number) => Number(dayInAmsterdam(now).slice(0, 4));

/** D1 runs one transaction at a time, so numbers have no gaps and no duplicates. */
const next = (seller: string, year: string) =>
  `(SELECT coalesce(max(n.sequence), 0) + 1 FROM invoice n WHERE n.seller_id = ${seller} AND n.year = ${year})`;

const partyJson = (user: string) => {
  const ofBusiness = (column: string) => `iif(${user}.business = 1, ${user}.${column}, NULL)`;
  return `json_object('name', ${fullNameOf(user)}, 'address', ${ofBusiness("business_address")}, 'kvk', ${ofBusiness("kvk")}, 'vat', ${ofBusiness("vat")})`;
};

const NUMBER = "printf('%d-%04d', i.year, i.sequence)";

const invoiceMails = (db: Database, now: number, payment: number, template: "invoice" | "credit_note"): Write =>
  mail(db, now, {
    template,
    key: `'${template}:' || i.id || ':' || reader.id`,
    to: "'user', reader.id",
    data: `json_object('invoice', i.id, 'number', ${NUMBER}, 'job_title', i.job_title, 'amount', printf('%.2f', i.total / 100.0),
      'seller', i.seller ->> 'name', 'buyer', i.buyer ->> 'name', iif(reader.id = i.buyer_id, 'to_you', 'to_buyer'), 1)`,
    rows: {
      from: `FROM invoice i JOIN user reader ON reader.id IN (i.seller_id, i.buyer_id)
        WHERE i.id = (SELECT max(n.id) FROM invoice n WHERE n.payment_id = ?1) AND i.created_at = ?2
          AND (i.corrects_id IS NULL) = ${template === "invoice"}`,
      values: [payment, now],
    },
  });

const CREDIT_NOTE = `INSERT INTO invoice (${COLUMNS})
  SELECT i.seller_id, i.buyer_id, i.payment_id, i.id, ?2, ${next("i.seller_id", "?2")}, i.seller, i.buyer, i.job_title, i.description,`;

export function insertInvoice(db: Database, now: number, payment: number, total: Cents): Write {
  const vat = Object.fromEntries(VAT_RATES.map((rate) => [`vat${rate}`, vatIn(total, rate)]));
  return db
    .prepare(
      `INSERT INTO invoice (${COLUMNS})
       SELECT s.id, p.payer_id, p.id, NULL, ?2, ${next("s.id", "?2")}, ${partyJson("s")}, ${partyJson("b")},
         coalesce(j.title, ''), p.description, ?3, json_extract(?4, '$.vat' || s.vat_rate), s.vat_rate, coalesce(j.done_at, ?5), ?5
       FROM payment p JOIN user s ON s.id = p.payee_id JOIN user b ON b.id = p.payer_id LEFT JOIN job j ON j.id = p.job_id
       WHERE p.id = ?1 AND s.business = 1 AND s.vat <> ''`,
    )
    .bind(payment, yearOf(now), total, JSON.stringify(vat), now);
}

export const invoicing = (db: Database, now: number, { id }: { id: number }, total: Cents): Write[] => [
  insertInvoice(db, now, id, total),
  invoiceMails(db, now, id, "invoice"),
];

interface Credit {
  total: Cents;
  vat: Cents;
}

interface Credited {
  id: number;
  total: Cents;
  vat_rate: VatRate;
  credited: Cents;
  helper_fee: Cents;
  helper_amount: Cents;
}

const creditedOn = (invoice: string): string =>
  `(SELECT coalesce(sum(c.total), 0) FROM invoice c WHERE c.corrects_id = ${invoice})`;

export const creditedInvoice = (db: Database, payment: number): Promise<Credited | null> =>
  db
    .prepare(
      `SELECT i.id, i.total, i.vat_rate, ${creditedOn("i.id")} AS credited, p.helper_fee, p.helper_amount
       FROM invoice i JOIN payment p ON p.id = i.payment_id WHERE i.payment_id = ? AND i.corrects_id IS NULL`,
    )
    .bind(payment)
    .first<Credited>();

export const mustHaveCredited = (db: Database, payment: number, { id, credited, helper_amount }: Credited): Write =>
  mustHold(
    db,
    `${creditedOn("?1")} = ?2 AND (SELECT helper_amount FROM payment WHERE id = ?3) = ?4`,
    id,
    credited,
    payment,
    helper_amount,
  );

export const insertCreditNote = (
  db: Database,
  now: number,
  { id, payment }: { id: number; payment: number },
  { total, vat }: Credit,
): Write[] => [
  db
    .prepare(
      `${CREDIT_NOTE} ?3, ?4, i.vat_rate, i.performed_at, ?5
       FROM invoice i WHERE i.id = ?1`,
    )
    .bind(id, yearOf(now), total, vat, now),
  invoiceMails(db, now, payment, "credit_note"),
];

export const listInvoices = (db: Database, party: number, page: number): Promise<Page<InvoiceRow>> =>
  pageOfRows<InvoiceRow>(db, page, {
    count: db.prepare(`SELECT count(*) AS n FROM invoice i WHERE ${OF_PARTY}`).bind(party),
    rows: (limit) => invoicesWhere(db, party, `1 ORDER BY i.id DESC ${limit}`),
  });

export const findInvoice = (db: Database, party: number, id: number): Promise<InvoiceRow | null> =>
  invoicesWhere(db, party, "i.id = ?2", id).first<InvoiceRow>();
