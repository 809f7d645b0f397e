import { delay, HttpResponse, http, type RequestHandler } from "msw";
import type { AnswerFor, Call } from "~/api/call";
import { CODES, type Code } from "~/api/messages";

/** Answers on any origin, because pages call their own. */
const at = (call: Call) => `*${call.path}`;
const method = (call: Call) => http[call.method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete"];
/** The type of msw differs from that of workerd. */
interface MockedRequest {
  url: string;
  json(): Promise<unknown>;
  formData(): Promise<FormData>;
}
type MockAnswer<C extends Call> = AnswerFor<C> | ((sent: MockedRequest) => AnswerFor<C> | Promise<AnswerFor<C>>);

export function answers<C extends Call>(call: C, given: MockAnswer<C>) {
  return method(call)(at(call), async ({ request }) => {
    const body = typeof given === "function" ? await (given as (sent: MockedRequest) => unknown)(request) : given;
    const status = Number(Object.keys(call.answers)[0]);
    const schema = call.answers[status as 200];
    if (schema === null) return new HttpResponse(null, { status });
    if (schema === "raw") return body as HttpResponse<never>;
    schema?.parse(body);
    return HttpResponse.json(body as never, { status });
  });
}

export const aPicture = () =>
  new HttpResponse(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#a9c4b0" d="M0 0h4v3H0z"/><circle cx="2" cy="1.4" r=".8" fill="#f8f5ec"/></svg>',
    { headers: { "Content-Type": "image/svg+xml" } },
  );

export interface Refused {
  call: Call;
  code: Code | "fields";
}
const refusals = new WeakMap<RequestHandler, Refused>();

export const refusalOf = (handler: RequestHandler): Refused | undefined => refusals.get(handler);

function refusal(call: Call, code: Refused["code"], body: object, status: number) {
  const handler = method(call)(at(call), () => HttpResponse.json(body, { status }));
  refusals.set(handler, { call, code });
  return handler;
}

export const refuses = (call: Call, code: Code, language: "nl" | "en" = "nl") =>
  refusal(call, code, { detail: CODES[code][language], code }, CODES[code].status);

export const refusesFields = (call: Call, fields: Record<string, string[]>) => refusal(call, "fields", fields, 400);

export function waits(call: Call) {
  return method(call)(at(call), async () => {
    await delay("infinite");
    return HttpResponse.json({});
  });
}

export function isOffline(call: Call) {
  return method(call)(at(call), () => HttpResponse.error());
}
