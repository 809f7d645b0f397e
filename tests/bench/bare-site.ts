import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

const STUB = `export default function Stub() { return <p>stub</p>; }\n`;

const ROOT = `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
export function Layout({ children }) {
  return (
    <html lang="nl">
      <head><meta charSet="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><Meta /><Links /></head>
      <body>{children}<ScrollRestoration /><Scripts /></body>
    </html>
  );
}
export default function App() { return <Outlet />; }
`;

const LIST = `import { Link, createContext } from "react-router";
export const env = createContext();
export async function loader({ context }) {
  const { results } = await context.get(env).DB.prepare("SELECT * FROM item ORDER BY id DESC LIMIT 20").all();
  return { items: results };
}
export const meta = () => [{ title: "List" }];
export default function List({ loaderData }) {
  return (
    <main>
      <h1>List</h1>
      <ul>
        {loaderData.items.map((item) => (
          <li key={item.id}><Link to={"/item/" + item.id}>{item.title}</Link><p>{item.description}</p><span>{item.city}</span><span>{item.price}</span></li>
        ))}
      </ul>
    </main>
  );
}
`;

const WORKER = `import { createRequestHandler, RouterContextProvider } from "react-router";
import { env as key } from "../app/list";
const handler = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);
let filled;
async function fill(db) {
  await db.batch([
    db.prepare("CREATE TABLE IF NOT EXISTS item (id INTEGER PRIMARY KEY, title TEXT, description TEXT, city TEXT, price INTEGER)"),
    ...Array.from({ length: 60 }, (_, id) => db.prepare("INSERT OR IGNORE INTO item VALUES (?, ?, ?, ?, ?)").bind(id + 1, "A job of some length " + id, "x".repeat(120), "Amsterdam", 60)),
  ]);
}
export default {
  async fetch(request, env) {
    if (new URL(request.url).pathname === "/cached") {
      const key = "https://bare.test/cached";
      const hit = await caches.default.match(key);
      if (hit) return hit;
      await caches.default.put(key, new Response("x".repeat(36000), { headers: { "Content-Type": "text/html", "Cache-Control": "public, s-maxage=3600" } }));
      return new Response("kept");
    }
    await (filled ??= fill(env.DB));
    const context = new RouterContextProvider();
    context.set(key, env);
    return handler(request, context);
  },
};
`;

const VITE = `import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
export default { plugins: [cloudflare({ viteEnvironment: { name: "ssr" } }), reactRouter()] };
`;

const WRANGLER = `name = "bare"
main = "./workers/app.ts"
compatibility_date = "2026-10-12"
compatibility_flags = ["nodejs_compat"]
[[d1_databases]]
binding = "DB"
database_name = "bare"
database_id = "00000000-0000-0000-0000-000000000009"
`;

/** Writes the baseline: React Router and D1, its default entry, one list of 20 rows, and as many routes as our site. */
export async function writeBareSite(folder: string, routes: number): Promise<void> {
  const others = Array.from(
    { length: routes - 1 },
    (_, at) => `  route("other-${at}", "stub.tsx", { id: "other-${at}" }),`,
  );
  const table = `import { index, route } from "@react-router/dev/routes";\nexport default [\n  index("list.tsx"),\n${others.join("\n")}\n];\n`;
  const files: Record<string, string> = {
    "app/root.tsx": ROOT,
    "app/list.tsx": LIST,
    "app/stub.tsx": STUB,
    "app/routes.ts": table,
    "workers/app.ts": WORKER,
    "vite.config.ts": VITE,
    "wrangler.toml": WRANGLER,
    "package.json": `{ "name": "bare", "private": true, "type": "module" }\n`,
    "tsconfig.json": `{ "compilerOptions": { "jsx": "react-jsx" } }\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
