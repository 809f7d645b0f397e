import type { Send } from "../gateway/send";

/** Calls of a page count for the visitor's address, not for ours. */
export function onBehalfOf(request: Request, send: Send): Send {
  const address = request.headers.get("CF-Connecting-IP");
  if (!address) return send;
  return (call) => {
    call.headers.set("CF-Connecting-IP", address);
    return send(call);
  };
}
