import { answerBusy, answerCall, answerError } from "./answer";
import { api, embedded } from "./api/app";
import { partnersListening } from "./api/db/live";
import { countsFrame } from "./api/live/counts";
import { findMembership } from "./api/live/membership";
import { generation } from "./gateway/generation";
import type { Send } from "./gateway/send";
import { upstream, upstreamOfPages } from "./gateway/upstream";
import { InboxRelay } from "./live/inbox";
import { cachedPage, cachePage, keyOf, unlessUnchanged, withoutTracking } from "./pages/cache";
import { withFontPreload } from "./pages/font-preload";
import { withPartnerVisit } from "./pages/partner-visit";
import { hasSecrets, withoutSecrets } from "./secrets-check";
import { warnOfHiddenSettings } from "./settings-notice";
import { isForStatus, statusPage } from "./status-page";
import { withRoom } from "./upload-room";

export { Counter } from "./pages/counter";
export { DraftBox } from "./pages/draft-box";

/** Imported lazily: API calls and cache hits render no page, and `fetch` never runs queue or cron code. */
let pages: typeof import("./pages/page") | null = null;
async function loadPages() {
  // Cached: importing a loaded module again costs as much as matching a route.
  pages ??= await import("./pages/page");
  return pages;
}

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

async function answerPage(request: Request, env: Env, execution: ExecutionContext, send: Send): Promise<Response> {
  const { origin } = new URL(request.url);
  const ask = upstreamOfPages(env, send, embedded(env, execution, origin), origin);
  return withPartnerVisit(withoutTracking(request), ask, async (clean, visit) => {
    const key = editing(env) ? null : keyOf(clean, generation());
    const cached = key && (await cachedPage(key));
    if (cached) return withFontPreload(unlessUnchanged(cached, request.headers), request);
    const { page } = await loadPages();
    const shown = await page({ request: clean, visit }, env, execution, { send, ask });
    return withFontPreload(unlessUnchanged(cachePage(shown, key, execution), request.headers), request);
  });
}

export default {
  async fetch(request, env, execution) {
    warnOfHiddenSettings();
    const url = new URL(request.url);
    const isApi = isForApi(url);
    if (!hasSecrets(env)) return withoutSecrets(request, isApi);
    try {
      const send = upstream(env, async (call) => api.fetch(call, env, execution));
      const answer = isApi ? answerCall : isForStatus(request, url) ? statusPage : answerPage;
      return (
        (await withRoom(request, (counted) => answer(counted, env, execution, send))) ?? answerBusy(request, isApi)
      );
    } catch (error) {
      return answerError(request, isApi, error);
    }
  },

  async queue(batch, env) {
    if (!hasSecrets(env)) return;
    const { consume } = await import("./consume");
    if (!(await consume(env, batch))) batch.retryAll();
  },

  async scheduled(controller, env) {
    if (!hasSecrets(env)) return;
    const { everyMinute } = await import("./every-minute");
    await everyMinute(env, controller.scheduledTime);
  },
} satisfies ExportedHandler<Env>;
