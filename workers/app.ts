import { api } from "./api/app";
import { partnersListening } from "./api/db/live";
import { countsFrame } from "./api/live/counts";
import { findMembership } from "./api/live/membership";
import { forgetNews, newsOf } from "./api/live/news";
import { publish } from "./api/live/publish";
import { runScheduled } from "./api/tasks/cron";
import { deliverDue } from "./api/tasks/deliver";
import { answerBrowser } from "./gateway/browser";
import { generation } from "./gateway/generation";
import { upstream } from "./gateway/upstream";
import { InboxRelay } from "./live/inbox";
import { cachedPage, cachePage, keyOf, withoutTracking } from "./pages/cache";
import { page } from "./pages/page";
import { withPartnerVisit } from "./pages/partner-visit";
import { sweepUploads } from "./pages/uploads";

export { Counter } from "./pages/counter";

/** Of every hour. */
const SWEEP_MINUTE = 30;

/** While the code changes, cached pages would be stale. */
const editing = (env: Env) => import.meta.env.DEV && env.ENVIRONMENT === "development";

export class Inbox extends InboxRelay {
  protected override async findNews(user: number) {
    return newsOf(this.env.DB, user);
  }

  protected override async forgetNews(user: number, last: number) {
    await forgetNews(this.env.DB, user, last);
  }

  protected override async findCounts(user: number, session: string) {
    return countsFrame(this.env.DB, user, session);
  }

  protected override async findMembership(user: number, chat: string) {
    return findMembership(this.env.DB, user, chat);
  }

  protected override async findPartners(user: number) {
    return partnersListening(this.env.DB, user, Date.now());
  }
}

const isForApi = ({ pathname }: URL) => pathname.startsWith("/api/") || pathname === "/live/" || pathname === "/live";

export default {
  async fetch(request, env, execution) {
    const send = upstream(env, async (call) => api.fetch(call, env, execution));
    if (isForApi(new URL(request.url))) return answerBrowser(request, env, execution, send);
    return withPartnerVisit(withoutTracking(request), send, async (asked, visit) => {
      // Cached pages come before any other work. API calls are not looked up: that costs more than a small answer.
      const key = editing(env) ? null : keyOf(asked, generation());
      const kept = key && (await cachedPage(key));
      return kept || cachePage(await page({ request: asked, visit }, env, execution, send), key, execution);
    });
  },

  // A message only wakes the consumer: the work is in the outbox.
  async queue(_batch, env) {
    await deliverDue(env);
    await publish(env);
  },

  async scheduled(controller, env) {
    await runScheduled(env, controller.scheduledTime);
    await publish(env);
    if (new Date(controller.scheduledTime).getUTCMinutes() === SWEEP_MINUTE) {
      await sweepUploads(env.MEDIA, controller.scheduledTime);
    }
  },
} satisfies ExportedHandler<Env>;
