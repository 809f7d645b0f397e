import { PASSWORD, type Person, visitor } from "../client";
import { all, type Row, row, type Table } from "./row";
import type { World } from "./world";

const partnerOf = async ({ as }: World): Promise<string> =>
  (await as.partner.api("GET", "/api/user/data/")).body.partner_id;

const aVisit = async (world: World) => ({ partner_id: await partnerOf(world), session_id: crypto.randomUUID() });

const FIRST = "/api/affiliate/products/?limit=1";

const clicked: Row = all(204, async () => {
  const [product] = (await visitor.api("GET", FIRST)).body.results;
  const { id, title, merchant, category, price } = product;
  return { body: { productId: id, productName: title, merchant, category, price } };
});

export const PARTNERS: Pick<Table, "partner" | "affiliate" | "sitemap"> = {
  partner: {
    trackVisit: all(201, async (world) => ({ body: await aVisit(world) })),
    convertVisit: all(200, async (world) => {
      const visit = await aVisit(world);
      await visitor.api("POST", "/api/partner/track-visit/", visit);
      return { body: visit };
    }),
    logIn: all(200, ({ as }) => ({ body: { email: (as.partner satisfies Person).email, password: PASSWORD } })),
    dashboard: row([401, 403, 403, 403, 403, 200, 403], () => ({})),
  },
  affiliate: {
    products: all(200),
    trackClick: clicked,
  },
  sitemap: {
    parts: all(200),
    jobs: all(200, () => ({ params: { id: 1 } })),
    helpers: all(200, () => ({ params: { id: 1 } })),
  },
};
