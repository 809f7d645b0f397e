import { FormDataParseError, parseFormData } from "@remix-run/form-data-parser";
import { data } from "react-router";
import { joinEnd } from "~/api/multipart-end";

/** The limit of a JSON body of the API. */
const MAX_TEXT_BYTES = 128 * 1024;
/** The limit of a multipart body of the API. */
const MAX_MULTIPART_BYTES = 50 * 1024 * 1024;
const MAX_PARTS = 400;
/** A browser reads the answer only after sending, so the rest past a limit is read and dropped. */
const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

const unreadable = (status: 400 | 413 | 415) => data(null, { status });

const mediaTypeOf = (request: Request) => request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();

function withJoinedEnd(request: Request): Request {
  const { url, method, headers, body: sent } = request;
  if (mediaTypeOf(request) !== "multipart/form-data" || !sent) return request;
  const chunks = joinEnd(sent);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return new Request(url, { method, headers, body, duplex: "half" } as RequestInit);
}

async function drain({ body }: Request): Promise<void> {
  const reader = body?.getReader();
  let dropped = 0;
  while (reader && dropped < MAX_DRAINED_BYTES) {
    const { done, value } = await reader.read();
    if (done) return;
    dropped += value.byteLength;
  }
}

const textBytes = (form: FormData) =>
  [...form].reduce((sum, [name, value]) => sum + name.length + (typeof value === "string" ? value.length : 0), 0);

async function parse(request: Request, files: number): Promise<FormData> {
  const joined = withJoinedEnd(request);
  const most = files > 0 ? MAX_MULTIPART_BYTES : MAX_TEXT_BYTES;
  try {
    return await parseFormData(joined, {
      maxFiles: files,
      maxFileSize: most,
      maxTotalSize: most,
      maxParts: MAX_PARTS,
    });
  } catch (error) {
    await drain(joined);
    // Within all limits, the parser sets a cause only for a body that it cannot parse.
    throw unreadable(error instanceof FormDataParseError && error.cause ? 400 : 413);
  }
}

/** Only this function reads the body of a page request. @throws a page: 400 if it cannot be parsed, 413 if it is too large, 415 if it is not a form */
export async function readFields(request: Request, { files = 0 } = {}): Promise<FormData> {
  if (!FORM_TYPES.includes(mediaTypeOf(request) ?? "")) {
    await drain(request);
    throw unreadable(415);
  }
  const form = await parse(request, files);
  if (textBytes(form) > MAX_TEXT_BYTES) throw unreadable(413);
  return form;
}
