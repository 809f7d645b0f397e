import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

const hasTables = () => env.DB.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'd1_migrations'").first();

// Rows, sessions, images and sockets of the previous file. Resetting repeats while the database still works on that
// file's last call.
do await reset();
while (await hasTables());
