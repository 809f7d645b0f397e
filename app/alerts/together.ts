import type { News } from "./news";

const DEBOUNCE_MS = 250;

const groupOf = ({ kind, link }: News) => (kind === "message" ? link : kind);

/** Debounced per kind and conversation, because after an absence a hundred events can arrive at once. */
export function calledTogether(call: (news: News) => void): (news: News) => void {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  return (news) => {
    const group = groupOf(news);
    clearTimeout(waiting.get(group));
    waiting.set(
      group,
      setTimeout(() => call(news), DEBOUNCE_MS),
    );
  };
}
