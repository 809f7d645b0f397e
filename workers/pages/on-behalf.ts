import type { Send } from "../gateway/send";

export function callerOf(request: Request): Record<string, string> {
  const address = request.headers.get("CF-Connecting-IP");
  return address ? { "CF-Connecting-IP": address } : {};
}

export function onBehalfOf(headers: Record<string, string>, send: Send): Send {
  const caller = Object.entries(headers);
  return (call) => {
    for (const [name, value] of caller) call.headers.set(name, value);
    return send(call);
  };
}
