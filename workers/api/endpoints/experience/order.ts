import { contract } from "~/api/contract";
import { orderProjects, type ProjectRow, projectOf, projectsOf } from "../../db/work-experience";
import { endpoint } from "../../http/endpoint";

export const order = endpoint(contract.experience.order, {
  handle: async (c) => {
    const own = await projectsOf(c.db, c.viewer.id).all<ProjectRow>();
    const isOwn = (sent: unknown) => [sent].flat().every((one) => own.results.some(({ id }) => id === Number(one)));
    const { ids } = await c.fields({ ids: (sent) => (isOwn(sent) ? null : "invalid") });
    const results = await c.tx
      .add(orderProjects(c.db, c.viewer.id, ids), projectsOf(c.db, c.viewer.id))
      .commit<ProjectRow>();
    return { workexperience: (results.at(-1)?.results ?? []).map(projectOf) };
  },
});
