import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ensureBuilt, type Server, start } from "./server";

const MEGABYTE = 1024 * 1024;
const SENDERS = 4;

const stateDir = mkdtempSync(path.join(tmpdir(), "buurklusser-slow-"));
let server: Server;
const sockets: Socket[] = [];
const clocks: NodeJS.Timeout[] = [];

beforeAll(async () => {
  await ensureBuilt();
  server = await start(stateDir);
}, 180_000);

afterAll(async () => {
  for (const clock of clocks) clearInterval(clock);
  for (const socket of sockets) socket.destroy();
  await server?.kill();
  rmSync(stateDir, { recursive: true, force: true });
});

function sendSlowly(origin: string): void {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  socket.on("error", () => {});
  socket.write(
    [
      "POST /login HTTP/1.1",
      `Host: ${host}`,
      `Origin: ${origin}`,
      "Content-Type: multipart/form-data; boundary=slow",
      `Content-Length: ${48 * MEGABYTE}`,
      "",
      '--slow\r\nContent-Disposition: form-data; name="email"\r\n\r\n',
    ].join("\r\n"),
  );
  clocks.push(setInterval(() => socket.write("a".repeat(1024)), 1_000));
}

it("senders who announce 48 MB and send slowly do not make others wait", async () => {
  for (let sender = 0; sender < SENDERS; sender++) sendSlowly(server.origin);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const body = new FormData();
  body.set("email", "a".repeat(8 * MEGABYTE));
  const startedAt = Date.now();
  const answer = await fetch(`${server.origin}/login`, {
    method: "POST",
    headers: { Origin: server.origin },
    body,
  });
  expect(answer.status).toBe(413);
  expect(Date.now() - startedAt).toBeLessThan(20_000);
}, 60_000);
