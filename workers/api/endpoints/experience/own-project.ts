import type { Database } from "../../db/database";
import { type NewPicture, type ProjectRow, projectOf, projectsWhere } from "../../db/work-experience";
import { refuse } from "../../http/refusal";

export async function ownProject(db: Database, viewer: number, id: number): Promise<ProjectRow> {
  const row = (await projectsWhere(db, "w.id = ?", id).first<ProjectRow>()) ?? refuse("not_found");
  if (row.user_id !== viewer) refuse("permission_denied");
  return row;
}

export const projectIn = (result: D1Result<ProjectRow> | undefined) => projectOf(result?.results[0] as ProjectRow);

export const withAlts = (keys: readonly string[], alts: readonly (string | null)[] = []): NewPicture[] =>
  keys.map((key, at) => ({ key, alt: alts[at] ?? null }));
