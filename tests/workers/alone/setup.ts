import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

const hasTables = () => env.DB.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'd1_migrations'").first();

// Whatever the file before left: rows, sessions, pictures, sockets. A database that is still at work on that file's last call is passed over.
do await reset();
while (await hasTables());
