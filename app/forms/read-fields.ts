import { FormDataParseError, parseFormData } from "@remix-run/form-data-parser";
import { data } from "react-router";

/** All that is typed in one form, in bytes: as much as a JSON body of the API. */
const MAX_TEXT_BYTES = 128 * 1024;
/** A form with files, in bytes: as much as a multipart body of the API. */
const MAX_MULTIPART_BYTES = 50 * 1024 * 1024;
const MAX_PARTS = 400;
/** Bytes that are still read and dropped past a bound: a browser listens for the answer only after sending. */
const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** The page that says why a form cannot be taken. */
const unreadable = (status: 400 | 413 | 415) => data(null, { status });

const mediaTypeOf = (request: Request) => request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();

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
  const most = files > 0 ? MAX_MULTIPART_BYTES : MAX_TEXT_BYTES;
  try {
    return await parseFormData(request, {
      maxFiles: files,
      maxFileSize: most,
      maxTotalSize: most,
      maxParts: MAX_PARTS,
    });
  } catch (error) {
    await drain(request);
    // What is within every bound but cannot be parsed is the one error of the parser that has a cause.
    throw unreadable(error instanceof FormDataParseError && error.cause ? 400 : 413);
  }
}

/**
 * The fields of a posted form. The only place that reads the body of a page: text of at most 128 KiB in all, and, where
 * the route takes files, that many in at most 50 MiB.
 * @throws a page: 400 for a form that cannot be parsed, 413 for one that is too large, 415 for what is no form
 */
export async function readFields(request: Request, { files = 0 } = {}): Promise<FormData> {
  if (!FORM_TYPES.includes(mediaTypeOf(request) ?? "")) {
    await drain(request);
    throw unreadable(415);
  }
  const form = await parse(request, files);
  if (textBytes(form) > MAX_TEXT_BYTES) throw unreadable(413);
  return form;
}
