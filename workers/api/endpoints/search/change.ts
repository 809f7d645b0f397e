import { contract } from "~/api/contract";
import { changeSearch, findSearch, searchOf } from "../../db/saved-search";
import { ConflictError } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { zipcodeExists } from "../job/list";

export const change = endpoint(contract.search.change, {
  handle: async (c) => {
    const of = { id: c.id(), user: c.viewer.id };
    if (!(await findSearch(c.db, of))) refuse("not_found");
    const draft = await c.fields({ filters: ({ zipcode }) => (zipcode ? zipcodeExists(zipcode) : null) });
    try {
      await c.tx.add(...changeSearch(c.db, of, draft)).commit();
    } catch (error) {
      if (error instanceof ConflictError) refuse("not_found");
      throw error;
    }
    return searchOf((await findSearch(c.db, of)) ?? refuse("not_found"), c.origin);
  },
});
