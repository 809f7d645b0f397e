import { contract } from "~/api/contract";
import { insertSearch, type SearchRow, searchOf } from "../../db/saved-search";
import { ConflictError } from "../../db/transaction";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { zipcodeExists } from "../job/list";

export const save = endpoint(contract.search.save, {
  handle: async (c) => {
    const draft = await c.fields({ filters: ({ zipcode }) => (zipcode ? zipcodeExists(zipcode) : null) });
    try {
      const results = await c.tx
        .add(...insertSearch(c.db, { ...draft, user: c.viewer.id, now: c.now }))
        .commit<SearchRow>();
      return searchOf(results.at(-1)?.results[0] as SearchRow, c.origin);
    } catch (error) {
      if (error instanceof ConflictError) refuse("limit_reached");
      throw error;
    }
  },
});
