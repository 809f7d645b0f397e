import { contract } from "~/api/contract";
import type { Todo, Wait } from "~/domain/deals/todo";
import { answers, isOffline } from "./answers";
import { tap } from "./factories/town";

const { profile } = contract;

const aRow = {
  count: 1,
  job: 12,
  title: tap.title,
  chat: null,
  payment: null,
  notification: null,
  amount: null,
  at: "2026-03-01T10:00:00Z",
};

export const aTodo = (of: Partial<Todo> = {}): Todo => ({
  kind: "bids",
  ...aRow,
  ...(of.kind === undefined && { amount: "60.00" }),
  ...of,
});

export function aWait({ kind = "their_bids", ...of }: Partial<Wait> = {}): Wait {
  return { ...aRow, kind, ...of };
}

export const aBusyDay: Todo[] = [
  aTodo({ kind: "unpaid", payment: 9, amount: "63.00" }),
  aTodo({ kind: "agree", payment: 9 }),
  aTodo({ kind: "missed", chat: "chat-over-de-kraan", at: "2026-03-04T12:00:00Z" }),
  aTodo({ kind: "stop", at: "2026-03-09T10:00:00Z" }),
  aTodo({ kind: "approval" }),
  aTodo({ kind: "request", payment: 9, amount: "20.00" }),
  aTodo({ count: 3 }),
  aTodo({ kind: "questions", count: 2 }),
  aTodo({ kind: "proposal", chat: "chat-over-de-kraan", at: "2026-03-04T09:00:00Z" }),
  aTodo({
    kind: "appointment",
    chat: "chat-over-de-kraan",
    at: "2026-03-03T13:00:00Z",
    name: "Hassan Bakker",
    city: "Amsterdam",
  }),
  aTodo({ kind: "reply", notification: 31 }),
  aTodo({ kind: "review" }),
];

export const todos = {
  none: answers(profile.todo, { results: [], waits: [] }),
  are: (...results: Todo[]) => answers(profile.todo, { results, waits: [] }),
  waitFor: (...waits: Wait[]) => answers(profile.todo, { results: [], waits }),
  offline: isOffline(profile.todo),
};
