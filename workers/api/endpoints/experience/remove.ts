import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { forgetMedia } from "../../operations/accounts/media";
import { ownProject } from "./own-project";

export const remove = endpoint(contract.experience.remove, {
  handle: async (c) => {
    const { db, env, viewer } = c;
    const { id } = await ownProject(db, viewer.id, c.id());
    const [pictures] = await c.tx
      .add(
        db
          .prepare("DELETE FROM work_experience_image WHERE work_experience_id = ? RETURNING media_key AS key")
          .bind(id),
        db.prepare("DELETE FROM work_experience WHERE id = ?").bind(id),
      )
      .commit<{ key: string }>();
    c.execution.waitUntil(
      forgetMedia(
        env,
        (pictures?.results ?? []).map(({ key }) => key),
      ),
    );
    return undefined;
  },
});
