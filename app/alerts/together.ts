import type { News } from "./news";

/** Milliseconds. */
const MOMENT = 250;

const groupOf = ({ kind, link }: News) => (kind === "message" ? link : kind);

/** Of what is told in one moment of a kind (of a conversation) only the last calls: who comes back may be told of a hundred jobs. */
export function calledTogether(call: (news: News) => void): (news: News) => void {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  return (news) => {
    const group = groupOf(news);
    clearTimeout(waiting.get(group));
    waiting.set(
      group,
      setTimeout(() => call(news), MOMENT),
    );
  };
}
