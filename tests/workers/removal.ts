import { env } from "cloudflare:workers";
import { PASSWORD, type Person } from "./client";

export const remove = (person: Person, body: object = { password: PASSWORD }) =>
  person.api("PATCH", "/api/user/data/", { delete_account: true, ...body });

export const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();
