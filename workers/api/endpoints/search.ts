import { contract } from "~/api/contract";
import type { searchCalls } from "~/api/contract/searches";
import {
  changeSearch,
  deleteSearch,
  findSearch,
  insertSearch,
  listSearches,
  type SearchRow,
  searchOf,
} from "../db/saved-search";
import { ConflictError } from "../db/transaction";
import { endpoint, type Handlers } from "../http/endpoint";
import { refuse } from "../http/refusal";
import { zipcodeExists } from "../postcodes/exists";

const list = endpoint(contract.search.list, {
  handle: async (c) => {
    const { page } = await c.fields();
    const { count, results } = await listSearches(c.db, c.viewer.id, page);
    return { count, results: results.map((row) => searchOf(row, c.origin)) };
  },
});

const save = endpoint(contract.search.save, {
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

const change = endpoint(contract.search.change, {
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

const remove = endpoint(contract.search.remove, {
  handle: async (c) => {
    const [removed] = await c.tx.add(deleteSearch(c.db, { id: c.id(), user: c.viewer.id })).commit();
    if (removed?.meta.changes === 0) refuse("not_found");
    return undefined;
  },
});

export const search = { list, save, change, remove } satisfies Handlers<typeof searchCalls>;
