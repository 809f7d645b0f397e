/** The length of `--` and the line break after the last boundary. */
const END_BYTES = 4;

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Yields the last bytes in one chunk: the multipart parser rejects a line break that arrives after the end. */
export async function* joinEnd(chunks: Chunks): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let end = new Uint8Array(0);
  for await (const chunk of chunks) {
    const joined = new Uint8Array(end.byteLength + chunk.byteLength);
    joined.set(end);
    joined.set(chunk, end.byteLength);
    end = joined.slice(-END_BYTES);
    if (joined.byteLength > END_BYTES) yield joined.subarray(0, -END_BYTES);
  }
  if (end.byteLength > 0) yield end;
}
