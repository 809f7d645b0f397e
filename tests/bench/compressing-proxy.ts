import { createServer, type Server as HttpServer, type IncomingMessage, request } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";

const COMPRESSED = /^(?:text\/|application\/(?:javascript|json)|image\/svg)/;
const brotli = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Compresses in brotli, as the edge does. No WebSockets. */
export function compressingProxy(origin: string, port: number): Promise<HttpServer> {
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
      out.writeHead(answer.statusCode ?? 502, { ...answered, "content-length": sent.length });
      out.end(sent);
    }
    onward.on("error", () => out.destroy());
    asked.pipe(onward);
  });
  return new Promise((resolve) => proxy.listen(port, "127.0.0.1", () => resolve(proxy)));
}
