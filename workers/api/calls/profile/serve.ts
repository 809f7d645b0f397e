import { contract } from "~/api/contract";
import { findPublic, findSelf } from "../../db/profile";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";
import { serveBanners } from "./banners";
import { serveCategories } from "./categories";
import { serveProfileChange } from "./change";

/** Profiles (api.md 4.3). */
export function serveProfile(app: ApiApp): void {
  serve(app, contract.profile.own, (q) => findSelf(q.db, q.viewer.id, q.language));
  serveProfileChange(app);

  serve(app, contract.profile.find, async (q) => {
    const found = await findPublic(q.db, q.id(), q.viewer?.id ?? null, q.language);
    return found ?? refuse("not_found");
  });

  serveCategories(app);

  serve(app, contract.profile.setActiveWorker, async (q) => {
    const { value } = await q.fields();
    await q.db.prepare("UPDATE user SET active_worker = ? WHERE id = ?").bind(Number(value), q.viewer.id).run();
    return { active_worker: value };
  });

  serve(app, contract.profile.intro, async (q) => {
    await q.db.prepare("UPDATE user SET first_time = 0 WHERE id = ?").bind(q.viewer.id).run();
    return { first_time: false as const };
  });

  serveBanners(app);
}
