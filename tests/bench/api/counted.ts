import { api } from "../../../workers/api/app";
import { counting } from "../counting-db";

/** The API on a database that counts: every answer says what it read, wrote and how often it went there. */
export default {
  async fetch(request, env, execution) {
    const { db, cost } = counting(env.DB);
    const answer = await api.fetch(request, { ...env, DB: db }, execution);
    const counted = new Response(answer.body, answer);
    counted.headers.set("X-D1", [cost.rows, cost.written, cost.trips].join(" "));
    return counted;
  },
} satisfies ExportedHandler<Env>;
