import { api, embedded } from "./api/app";
import { partnersListening } from "./api/db/live";
import { countsFrame } from "./api/live/counts";
import { findMembership } from "./api/live/membership";
import { publish } from "./api/live/publish";
import { answerBrowser } from "./gateway/browser";
import { generation } from "./gateway/generation";
import { upstream, upstreamOfPages } from "./gateway/upstream";
import { InboxRelay } from "./live/inbox";
import { cachedPage, cachePage, keyOf, withoutTracking } from "./pages/cache";
import { withFacesAhead } from "./pages/faces-ahead";
import { withPartnerVisit } from "./pages/partner-visit";
import { sweepUploads } from "./pages/uploads";
import { warnOfHiddenSettings } from "./settings-notice";

export { Counter } from "./pages/counter";
export { DraftBox } from "./pages/draft-box";

/** Loaded when first needed: many requests are calls, or answered by a kept page, and none does the work of the queue or the clock. */
let pages: typeof import("./pages/page") | null = null;
async function loadPages() {
  // Kept: to ask for a module that is there costs as much as to find a route.
  pages ??= await import("./pages/page");
  return pages;
}
const outbox = () => import("./api/tasks/deliver");
const clock = () => import("./api/tasks/cron");

/** Of every hour. */
const SWEEP_MINUTE = 30;

/** While the code changes, cached pages would be stale. */
const editing = (env: Env) => import.meta.env.DEV && env.ENVIRONMENT === "development";

export class Inbox extends InboxRelay {
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
    warnOfHiddenSettings();
    const url = new URL(request.url);
    const send = upstream(env, async (call) => api.fetch(call, env, execution));
    if (isForApi(url)) return answerBrowser(request, env, execution, send);
    const ask = upstreamOfPages(env, send, embedded(env, execution, url.origin), url.origin);
    return withPartnerVisit(withoutTracking(request), ask, async (asked, visit) => {
      // Cached pages come before any other work. API calls are not looked up: that costs more than a small answer.
      const key = editing(env) ? null : keyOf(asked, generation());
      const kept = key && (await cachedPage(key));
      if (kept) return withFacesAhead(kept, request);
      const { page } = await loadPages();
      const shown = await page({ request: asked, visit }, env, execution, { send, ask });
      return withFacesAhead(cachePage(shown, key, execution), request);
    });
  },

  // A message only wakes the consumer: the work is in the outbox.
  async queue(_batch, env) {
    const { deliverDue } = await outbox();
    await deliverDue(env);
    await publish(env);
  },

  async scheduled(controller, env) {
    const { runScheduled } = await clock();
    await runScheduled(env, controller.scheduledTime);
    await publish(env);
    if (new Date(controller.scheduledTime).getUTCMinutes() === SWEEP_MINUTE) {
      await sweepUploads(env.MEDIA, controller.scheduledTime);
    }
  },
} satisfies ExportedHandler<Env>;
