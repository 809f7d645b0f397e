import { Hono } from "hono";

/** Baseline: Hono and D1, one row read by its key, one row written. */
const app = new Hono<{ Bindings: { DB: D1Database } }>();

app.get("/item/:id", async (c) => {
  const row = await c.env.DB.prepare("SELECT * FROM item WHERE id = ?").bind(c.req.param("id")).first();
  return row ? c.json(row) : c.notFound();
});

app.post("/item", async (c) => {
  const { title, price } = await c.req.json<{ title: string; price: number }>();
  const { meta } = await c.env.DB.prepare("INSERT INTO item (title, description, price) VALUES (?, '', ?)")
    .bind(title, price)
    .run();
  return c.json({ id: meta.last_row_id }, 201);
});

export default app;
