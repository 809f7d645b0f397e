import { api } from "../../../workers/api/app";
import { counting } from "../counting-db";

export default {
  async fetch(request, env, execution) {
    const { db, cost } = counting(env.DB);
    const answer = await api.fetch(request, { ...env, DB: db }, execution);
    const counted = new Response(answer.body, answer);
    counted.headers.set("X-D1", [cost.rows, cost.written, cost.trips].join(" "));
    return counted;
  },
} satisfies ExportedHandler<Env>;
