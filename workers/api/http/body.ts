import type { Call } from "~/api/call";
import type { CallRequest } from "./call-request";
import { MAX_DRAINED_BYTES, readMultipart } from "./multipart";
import { refuse } from "./refusal";

export const MAX_TEXT_BYTES = 128 * 1024;
const NO_BYTES = new Uint8Array();

/** `bytes` are for signatures and the idempotency fingerprint; empty for multipart. */
export interface Body {
  values: Record<string, unknown>;
  bytes: Uint8Array;
}

const mediaType = (request: CallRequest) =>
  (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

const withinLimit = (bytes: Uint8Array, limit: number) =>
  bytes.byteLength > limit ? refuse("payload_too_large") : bytes;

/** A declared length may be wrong. Reads and drops the rest: most clients only listen after sending. */
export async function readWithin(request: CallRequest, limit: number): Promise<Uint8Array> {
  const said = Number(request.headers.get("Content-Length") ?? Number.NaN);
  if (said <= limit) return withinLimit(new Uint8Array(await request.arrayBuffer()), limit);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size <= limit) parts.push(part);
    else parts.length = 0;
    if (size > MAX_DRAINED_BYTES) break;
  }
  if (size > limit) refuse("payload_too_large");
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}

function parseJson(bytes: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {}
  return refuse("parse_error");
}

export function collect(entries: Iterable<[string, unknown]>): Record<string, unknown> {
  const values = Object.create(null) as Record<string, unknown>;
  for (const [written, value] of entries) {
    const name = written.endsWith("[]") ? written.slice(0, -2) : written;
    const known = values[name];
    if (known === undefined) values[name] = written.endsWith("[]") ? [value] : value;
    else values[name] = Array.isArray(known) ? [...known, value] : [known, value];
  }
  return values;
}

const REPLACED = "\uFFFD";
const isReplaced = (form: FormData, bytes: Uint8Array) =>
  [...form].some(([name, value]) => (name + String(value)).includes(REPLACED)) &&
  !new TextDecoder("latin1").decode(bytes).includes("\u00EF\u00BF\u00BD");

async function parseForm(bytes: Uint8Array): Promise<Record<string, unknown>> {
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  try {
    const form = await new Response(bytes as BodyInit, { headers }).formData();
    return isReplaced(form, bytes) ? refuse("parse_error") : collect(form);
  } catch {
    return refuse("parse_error");
  }
}

/** Some mail programs send their one-click form as plain text. */
const URLENCODED = ["application/x-www-form-urlencoded", "text/plain"];

const isMultipart = (call: Call, type: string) =>
  type === "multipart/form-data" && Boolean(call.multipart ?? call.takesForm);
const isForm = (call: Call, type: string) => URLENCODED.includes(type) && Boolean(call.takesForm);

/** Refuses with 413, 415 and `parse_error`, in that order. An empty body is `{}`. */
export async function readBody(call: Call, request: CallRequest): Promise<Body> {
  const type = mediaType(request);
  if (isMultipart(call, type)) return { values: collect(await readMultipart(request)), bytes: NO_BYTES };
  const bytes = await readWithin(request, MAX_TEXT_BYTES);
  if (bytes.byteLength === 0) return { values: {}, bytes };
  if (isForm(call, type)) return { values: await parseForm(bytes), bytes };
  if (type !== "application/json") refuse("unsupported_media_type");
  return { values: parseJson(bytes), bytes };
}
