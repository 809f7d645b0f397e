/** What a call is asked with: a request, or what a page of this Worker asks without one (`ask-directly.ts`). */
export interface CallRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: AsyncIterable<Uint8Array> | Iterable<Uint8Array> | null;
  arrayBuffer(): Promise<ArrayBuffer>;
}
