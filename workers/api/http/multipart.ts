import { MultipartParser, type MultipartPart } from "@remix-run/multipart-parser";
import type { CallRequest } from "./call-request";
import { refuse } from "./refusal";

export const MAX_MULTIPART_BYTES = 50 * 1024 * 1024;
const MAX_PARTS = 400;
/** Bytes read and dropped beyond a limit, before the connection may break. */
export const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

type Entry = [name: string, value: string | File];

const boundaryIn = (type: string) => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  return quoted ?? plain ?? null;
};

function* entriesOf(parts: Iterable<MultipartPart>): Generator<Entry> {
  for (const part of parts) {
    const { name, filename = "" } = part;
    if (!name) continue;
    if (part.isText) yield [name, part.text];
    // Browsers send an empty file without a name for an empty file field.
    else if (part.size > 0 || filename !== "") {
      const type = part.mediaType ?? "application/octet-stream";
      yield [name, new File(part.content as BlobPart[], filename, { type })];
    }
  }
}

function parserFor(type: string): MultipartParser | null {
  const boundary = boundaryIn(type);
  const most = { maxFileSize: MAX_MULTIPART_BYTES, maxTotalSize: MAX_MULTIPART_BYTES, maxParts: MAX_PARTS };
  return boundary === null ? null : new MultipartParser(boundary, most);
}

function parsed(parser: MultipartParser | null, chunk: Uint8Array): Entry[] | null {
  try {
    return parser && [...entriesOf(parser.write(chunk))];
  } catch {
    return null;
  }
}

function isWhole(parser: MultipartParser | null): boolean {
  try {
    parser?.finish();
    return parser !== null;
  } catch {
    return false;
  }
}

/** An isolate has 128 MB. The platform's own `formData()` takes more than ten times the size of the form. */
export async function readMultipart(request: CallRequest): Promise<Entry[]> {
  let parser = parserFor(request.headers.get("Content-Type") ?? "");
  let entries: Entry[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_DRAINED_BYTES) break;
    const more = size > MAX_MULTIPART_BYTES ? null : parsed(parser, chunk);
    if (!more) parser = null;
    entries = more ? entries.concat(more) : [];
  }
  if (size > MAX_MULTIPART_BYTES) refuse("payload_too_large");
  if (size === 0) return [];
  return isWhole(parser) ? entries : refuse("parse_error");
}
