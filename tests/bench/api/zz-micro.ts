export default {
  async fetch(request: Request, env: { DB: D1Database }) {
    const url = new URL(request.url);
    const reads = Number(url.searchParams.get("r") ?? 0), writes = Number(url.searchParams.get("w") ?? 0), trips = Number(url.searchParams.get("t") ?? 0);
    for (let i = 0; i < trips; i++) await env.DB.prepare("SELECT * FROM item WHERE id = ?").bind(5).first();
    const s = [
      ...Array.from({ length: reads }, (_, i) => env.DB.prepare("SELECT * FROM item WHERE id = ?").bind(i + 1)),
      ...Array.from({ length: writes }, (_, i) => env.DB.prepare("INSERT INTO item (title, description, price) VALUES (?, '', ?)").bind("Lamp", i)),
    ];
    if (s.length) await env.DB.batch(s);
    return Response.json({ ok: true });
  },
};
