import { reset } from "cloudflare:test";

// Whatever the file before left: rows, sessions, pictures, sockets.
await reset();
