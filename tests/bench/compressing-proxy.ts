import { createServer, type Server as HttpServer, type IncomingMessage, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { brotliCompressSync, constants } from "node:zlib";

const COMPRESSED = /^(?:text\/|application\/(?:javascript|json)|image\/svg)/;
const brotli = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/**
 * Stands before a local server as the edge does: what can be compressed is sent in brotli. No WebSockets. A page itself waits for
 * as many milliseconds as a first connection takes.
 */
export function compressingProxy(origin: string, port: number, connecting = 0): Promise<HttpServer> {
  const proxy = createServer((asked, out) => {
    const { hostname, port: behind } = new URL(origin);
    const { method, url: path, headers } = asked;
    const onward = request({ hostname, port: behind, method, path, headers }, (answer) => void pass(answer));
    async function pass(answer: IncomingMessage) {
      const body = await bodyOf(answer);
      const answered = { ...answer.headers };
      delete answered["transfer-encoding"];
      const type = answered["content-type"] ?? "";
      const small = COMPRESSED.test(type) && !answered["content-encoding"] ? brotli(body) : null;
      if (small) answered["content-encoding"] = "br";
      const sent = small ?? body;
      if (type.startsWith("text/html")) await pause(connecting);
      out.writeHead(answer.statusCode ?? 502, { ...answered, "content-length": sent.length });
      out.end(sent);
    }
    onward.on("error", () => out.destroy());
    asked.pipe(onward);
  });
  return new Promise((resolve) => proxy.listen(port, "127.0.0.1", () => resolve(proxy)));
}
