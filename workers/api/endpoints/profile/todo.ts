import { contract } from "~/api/contract";
import { todoOfUser } from "../../db/todo";
import { endpoint } from "../../http/endpoint";

export const todo = endpoint(contract.profile.todo, {
  handle: (c) => todoOfUser(c.db, c.viewer.id, c.now),
});
