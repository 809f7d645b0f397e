import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

const hasTables = () => env.DB.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'd1_migrations'").first();

// Whatever the file before left: rows, sessions, pictures, sockets. Emptying passes over a database still at work on that file's last call.
do await reset();
while (await hasTables());
