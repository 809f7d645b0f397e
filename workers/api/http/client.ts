export interface Client {
  /** `website`, `ios` or `android`; anything else is unknown. */
  type: string | null;
  version: string | null;
}

export function clientOf(request: Request): Client {
  const type = request.headers.get("X-Client-Type");
  const version = request.headers.get("X-Client-Version");
  return {
    type: type && ["website", "ios", "android"].includes(type) ? type : null,
    version: version && /^[\w.+-]{1,32}$/.test(version) ? version : null,
  };
}

/** As Cloudflare reports it; absent locally. */
export const addressOf = (request: Request) => request.headers.get("CF-Connecting-IP") ?? "local";
