import {
  accountLink,
  accountObject,
  balanceSettings,
  checkoutSession,
  errorBody,
  payoutObject,
  refundObject,
  reversalObject,
  transferObject,
} from "../adapters/stripe-objects";

type Fields = Record<string, string>;
type AccountIs = Parameters<typeof accountObject>[0];

/** `metadata[order]` in a form is `metadata.order` in an answer. */
const metadataOf = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const inner = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return inner ? [[inner, value]] : [];
    }),
  );

/** Failure at the first path with this prefix, once; `status` 0 breaks the connection. */
interface Fault {
  path: string;
  status: number;
  code?: string;
  done?: boolean;
}

export class StripeDouble {
  readonly sessions = new Map<string, ReturnType<typeof checkoutSession>>();
  readonly accounts = new Map<string, AccountIs>();
  readonly refunds: Fields[] = [];
  readonly transfers = new Map<string, Fields & { reversed?: string }>();
  readonly payouts: (Fields & { id: string; account: string })[] = [];
  readonly faults: Fault[] = [];
  down = false;
  calls = 0;
  private readonly answered = new Map<string, object>();
  private readonly refused = new Map<string, Fault>();
  private last = 0;

  private name(prefix: string) {
    return `${prefix}_${++this.last}${crypto.randomUUID().slice(0, 8)}`;
  }

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    this.calls++;
    if (this.down) throw new TypeError("network connection lost");
    const fault = this.faults[0]?.path === pathname ? this.faults.shift() : undefined;
    const key = request.headers.get("Idempotency-Key") ?? this.name("none");
    const refused = this.refused.get(key);
    if (refused) return this.failed(refused);
    if (fault && !fault.done) {
      if (fault.status === 400) this.refused.set(key, fault);
      return this.failed(fault);
    }
    const known = this.answered.get(key) ?? (await this.answer(pathname, searchParams, request));
    if (!known) return Response.json(errorBody("invalid_request_error", "resource_missing"), { status: 404 });
    if (request.method === "POST") this.answered.set(key, known);
    return fault ? this.failed(fault) : Response.json(known, { headers: { "Request-Id": "req_1" } });
  };

  refuses(path: string, code: string): void {
    this.faults.push({ path, status: 400, code });
  }

  forgetsKeys(): void {
    this.answered.clear();
    this.refused.clear();
  }

  private failed({ status, code }: Fault): Response {
    if (status === 0) throw new TypeError("network connection lost");
    const headers = { "Stripe-Should-Retry": "false" };
    return Response.json(errorBody(status === 400 ? "invalid_request_error" : "api_error", code), { status, headers });
  }

  private async answer(path: string, query: URLSearchParams, request: Request): Promise<object | null> {
    const listed = request.method === "GET" ? this.list(path, query, request.headers.get("Stripe-Account")) : null;
    return listed ? { object: "list", data: listed, has_more: false, url: path } : this.does(path, request);
  }

  private list(path: string, query: URLSearchParams, account: string | null): object[] | null {
    if (path === "/v1/refunds") {
      return this.refunds
        .filter(({ payment_intent }) => payment_intent === query.get("payment_intent"))
        .map((one) => refundObject({ ...one, amount: Number(one.amount), metadata: metadataOf(one) }));
    }
    if (path === "/v1/transfers") {
      return [...this.transfers]
        .filter(([, { transfer_group }]) => transfer_group === query.get("transfer_group"))
        .map(([id, { reversed, ...one }]) =>
          transferObject({ ...one, id, amount: Number(one.amount), reversed: reversed !== undefined }),
        );
    }
    if (path !== "/v1/payouts") return null;
    return this.payouts
      .filter((one) => one.account === account)
      .map((one) => payoutObject({ id: one.id, amount: Number(one.amount), metadata: metadataOf(one) }));
  }

  private async does(path: string, request: Request): Promise<object | null> {
    const text = new TextDecoder().decode(await request.arrayBuffer());
    if (path.startsWith("/v2/")) return this.ofAccounts(path, request.method, text);
    const fields = Object.fromEntries(new URLSearchParams(text));
    const [, , noun, id] = path.split("/");
    if (path === "/v1/checkout/sessions") return this.open(fields);
    if (noun === "checkout") return this.sessions.get(path.split("/").at(-1) ?? "") ?? null;
    if (noun === "refunds") return this.refund(fields);
    if (path === "/v1/transfers") return this.transfer(fields);
    if (noun === "transfers") return this.reverse(String(id));
    if (noun === "payouts") return this.payOut(fields, request.headers.get("Stripe-Account") ?? "");
    return noun === "balance_settings" ? balanceSettings() : null;
  }

  private ofAccounts(path: string, method: string, text: string): object | null {
    if (path === "/v2/core/account_links") return accountLink(JSON.parse(text).account);
    const id = method === "POST" ? this.name("acct") : (path.split("/").at(-1) ?? "");
    if (method === "POST") this.accounts.set(id, {});
    const is = this.accounts.get(id);
    return is ? accountObject({ ...is, id }) : null;
  }

  private open(fields: Fields): object {
    const id = this.name("cs_test");
    const amount_total = Number(fields["line_items[0][price_data][unit_amount]"]);
    const { success_url, cancel_url, client_reference_id } = fields;
    const url = `https://checkout.stripe.com/c/pay/${id}`;
    const payment_intent = this.name("pi");
    const made = checkoutSession({
      id,
      amount_total,
      success_url,
      cancel_url,
      client_reference_id,
      url,
      payment_intent,
    });
    this.sessions.set(id, made);
    return { ...made, payment_intent: null };
  }

  private refund(fields: Fields): object {
    this.refunds.push(fields);
    return refundObject({ id: this.name("re"), amount: Number(fields.amount) });
  }

  private transfer(fields: Fields): object {
    const id = this.name("tr");
    this.transfers.set(id, fields);
    return transferObject({ id, amount: Number(fields.amount), destination: fields.destination });
  }

  private reverse(id: string): object | null {
    const transfer = this.transfers.get(id);
    if (!transfer) return null;
    transfer.reversed = "yes";
    return reversalObject({ id: this.name("trr"), transfer: id });
  }

  private payOut(fields: Fields, account: string): object {
    const id = this.name("po");
    this.payouts.push({ ...fields, id, account });
    return payoutObject({ id, amount: Number(fields.amount) });
  }
}
