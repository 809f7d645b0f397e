/** The input of a call: a request, or the call of a page without one (`ask-directly.ts`). */
export interface CallRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: AsyncIterable<Uint8Array> | Iterable<Uint8Array> | null;
  arrayBuffer(): Promise<ArrayBuffer>;
}
