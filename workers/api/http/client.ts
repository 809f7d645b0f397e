import { CALLER_HEADER, callerOf } from "../../gateway-caller";
import { connectionNetwork, networkOf } from "../../network";
import type { CallRequest } from "./call-request";

export interface Client {
  type: string | null;
  version: string | null;
  device: string | null;
}

export function clientOf(request: CallRequest): Client {
  const type = request.headers.get("X-Client-Type");
  const version = request.headers.get("X-Client-Version");
  const device = request.headers.get("X-Client-Device");
  return {
    type: type && ["website", "ios", "android"].includes(type) ? type : null,
    version: version && /^[\w.+-]{1,32}$/.test(version) ? version : null,
    device: device && /^[\w-]{22,64}$/.test(device) ? device : null,
  };
}

export async function callerNetwork(request: CallRequest, env: Pick<Env, "GATEWAY_SECRET">): Promise<string> {
  const caller = await callerOf(request.headers.get(CALLER_HEADER), env.GATEWAY_SECRET, Date.now());
  return caller === null ? connectionNetwork(request.headers) : networkOf(caller);
}
