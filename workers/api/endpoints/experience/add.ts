import { contract } from "~/api/contract";
import type { WorkExperience } from "~/domain/work-experience";
import {
  insertPictures,
  insertProject,
  NEWEST_PROJECT,
  type ProjectRow,
  projectsWhere,
} from "../../db/work-experience";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { withMedia } from "../../operations/accounts/media";
import { pictureCheck } from "../../operations/jobs/pictures";
import { projectIn, withAlts } from "./own-project";

async function handle(c: CallContext<typeof contract.experience.add>): Promise<WorkExperience> {
  const { db, env, viewer, now } = c;
  const { made, check } = pictureCheck(env);
  const draft = await c.fields({ images: check });
  return withMedia(env, made, async (keys) => {
    const results = await c.tx
      .add(
        insertProject(db, now, viewer.id, draft),
        ...insertPictures(db, viewer.id, NEWEST_PROJECT, withAlts(keys, draft.alts)),
        projectsWhere(db, `w.id = ${NEWEST_PROJECT}`, viewer.id),
      )
      .commit<ProjectRow>();
    return projectIn(results.at(-1));
  });
}

export const add = endpoint(contract.experience.add, { handle });
