import { data } from "react-router";
import type { DraftKind, DraftStore, Limits } from "~/context";
import { draftBoxOf } from "../draft-box-of";
import type { Browser } from "./browser";

interface DraftDeps {
  browser: Browser;
  session: { readonly user: number | null };
  boxes: Env["DRAFTS"];
  limits: Limits;
}

const PERSONAL = ["job:", "project:"];
const isPersonal = (kind: string) => PERSONAL.some((prefix) => kind.startsWith(prefix));

export function draftsOf({ browser, session, boxes, limits }: DraftDeps) {
  const boxOf = (name: string) => boxes.get(boxes.idFromName(name));
  const ofBrowser = (id: string) => boxOf(`browser:${id}`);
  const ofUser = (user: number) => draftBoxOf(boxes, user);
  const readable = (kind: string) => {
    if (session.user !== null && isPersonal(kind)) return ofUser(session.user);
    return browser.known === null ? null : ofBrowser(browser.known);
  };
  const writable = (kind: string) => {
    const id = browser.id();
    return session.user !== null && isPersonal(kind) ? ofUser(session.user) : ofBrowser(id);
  };
  const count = async () => {
    if (!(await limits.count("draft"))) throw data(null, { status: 429 });
  };
  const drafts: DraftStore = {
    async read(kind) {
      const value = await readable(kind)?.read(kind);
      return value ? JSON.parse(value) : null;
    },
    async all(prefix) {
      const entries = (await readable(prefix)?.all(prefix)) ?? [];
      return entries.map(({ value }) => JSON.parse(value));
    },
    async write(kind, value) {
      await count();
      return writable(kind).write(kind, JSON.stringify(value));
    },
    async close(kind, value) {
      await writable(kind).write(kind, JSON.stringify(value), true);
    },
    lease: (kind, by) => writable(kind).lease(kind, by),
    async release(kind, by) {
      await writable(kind).release(kind, by);
    },
    async clear(kind: DraftKind) {
      await readable(kind)?.clear(kind);
    },
  };
  return {
    drafts,
    /** A failure halfway duplicates drafts and loses none. */
    async adopt(user: number): Promise<void> {
      if (browser.known === null || browser.former === null) return;
      const from = ofBrowser(browser.former);
      const drafts = await from.all("");
      if (drafts.length === 0) return;
      const personal = drafts.filter(({ kind }) => isPersonal(kind));
      const others = drafts.filter(({ kind }) => !isPersonal(kind));
      if (personal.length > 0) await ofUser(user).adopt(personal);
      if (others.length > 0) await ofBrowser(browser.known).adopt(others);
      await from.clear(...drafts.map(({ kind }) => kind));
    },
  };
}
