import { api } from "./api/app";
import { runScheduled } from "./api/work/cron";
import { deliverDue } from "./api/work/deliver";
import { answerBrowser } from "./gateway/browser";
import { generation } from "./gateway/generation";
import { upstream } from "./gateway/upstream";
import { keep, keptPage, keyOf } from "./pages/cache";
import { page } from "./pages/page";

/** While the code itself changes, a kept page would show what it was. */
const editing = (env: Env) => import.meta.env.DEV && env.ENVIRONMENT === "development";

export default {
  async fetch(request, env, execution) {
    const send = upstream(env, async (call) => api.fetch(call, env, execution));
    if (new URL(request.url).pathname.startsWith("/api/")) return answerBrowser(request, env, execution, send);
    // A kept page is answered before any other work. Only pages are looked for: a look costs more than a small answer.
    const key = editing(env) ? null : keyOf(request, generation());
    const kept = key && (await keptPage(key));
    if (kept) return kept;
    return keep(await page(request, env, execution, send), key, execution);
  },

  // A message says only that there is work: what it is, is in the outbox.
  async queue(_batch, env) {
    await deliverDue(env);
  },

  async scheduled(controller, env) {
    await runScheduled(env, controller.scheduledTime);
  },
} satisfies ExportedHandler<Env>;
