import { env } from "cloudflare:workers";
import { signedUp } from "../client";
import { setJob } from "../world";
import { all, body, row, type Table, users } from "./row";
import type { World } from "./world";

const PROJECT = { title: "Badkamer", description: "Van de leidingen tot de tegels." };

async function solved({ reserved }: World): Promise<number> {
  const { job } = await reserved();
  await setJob(job, "solved");
  return job;
}

async function aReview(world: World): Promise<number> {
  const job = await solved(world);
  const { owner, helper } = world.as;
  const inserted = env.DB.prepare(
    `INSERT INTO review (job_id, author_id, user_id, rating, text, status, created_at) VALUES (?, ?, ?, 5, 'Top', 'visible', 0)
     ON CONFLICT DO UPDATE SET reply = NULL RETURNING id`,
  );
  return Number(await inserted.bind(job, owner.id, helper.id).first("id"));
}

async function aProject(): Promise<number> {
  return (await (await signedUp()).api("POST", "/api/user/workexperience/", PROJECT)).body.id;
}

async function aSearch(): Promise<number> {
  return (await (await signedUp()).api("POST", "/api/user/searches/", { filters: {} })).body.id;
}

export const PEOPLE: Pick<Table, "review" | "experience" | "search"> = {
  review: {
    write: row([401, 403, 201, 403, 201, 403, 403], async (world) => ({
      body: { job: await solved(world), rating: 5, text: "Prettig contact." },
    })),
    answer: row([401, 403, 403, 403, 200, 403, 403], async (world) => ({
      params: { id: await aReview(world) },
      body: { reply: "Dank je!" },
    })),
    best: all(200),
    ofJob: all(200, async (world) => {
      await aReview(world);
      return { params: { id: await solved(world) } };
    }),
    list: all(200, async (world) => {
      await aReview(world);
      return { params: { id: world.as.helper.id } };
    }),
  },
  experience: {
    add: users(201, body(PROJECT)),
    change: [
      { ...users(403, async () => ({ params: { id: await aProject() }, body: PROJECT })), about: "another's" },
      row(
        [401, 200, 200, 200, 200, 200, 200],
        async ({ as }, role) => {
          const own = role === "visitor" ? null : await as[role].api("POST", "/api/user/workexperience/", PROJECT);
          return { params: { id: own?.body.id ?? (await aProject()) }, body: PROJECT };
        },
        "one's own",
      ),
    ],
    order: [
      { ...users(400, async () => ({ body: { ids: [await aProject()] } })), about: "another's" },
      row(
        [401, 200, 200, 200, 200, 200, 200],
        async ({ as }, role) => {
          const own = role === "visitor" ? null : await as[role].api("POST", "/api/user/workexperience/", PROJECT);
          return { body: { ids: [own?.body.id ?? (await aProject())] } };
        },
        "one's own",
      ),
    ],
    remove: [
      { ...users(403, async () => ({ params: { id: await aProject() } })), about: "another's" },
      row(
        [401, 204, 204, 204, 204, 204, 204],
        async ({ as }, role) => {
          const own = role === "visitor" ? null : await as[role].api("POST", "/api/user/workexperience/", PROJECT);
          return { params: { id: own?.body.id ?? (await aProject()) } };
        },
        "one's own",
      ),
    ],
  },
  search: {
    list: users(200),
    save: users(201, body({ name: "Tuin", filters: { categories: [5], zipcode: "1012AB", distance: 5000 } })),
    change: [
      { ...users(404, async () => ({ params: { id: await aSearch() }, body: { filters: {} } })), about: "another's" },
      row(
        [401, 200, 200, 200, 200, 200, 200],
        async ({ as }, role) => {
          const own = role === "visitor" ? null : await as[role].api("POST", "/api/user/searches/", { filters: {} });
          return { params: { id: own?.body.id ?? (await aSearch()) }, body: { filters: { categories: [5] } } };
        },
        "one's own",
      ),
    ],
    remove: [
      { ...users(404, async () => ({ params: { id: await aSearch() } })), about: "another's" },
      row(
        [401, 204, 204, 204, 204, 204, 204],
        async ({ as }, role) => {
          const own = role === "visitor" ? null : await as[role].api("POST", "/api/user/searches/", { filters: {} });
          return { params: { id: own?.body.id ?? (await aSearch()) } };
        },
        "one's own",
      ),
    ],
  },
};
