import type { RouterContextProvider } from "react-router";

type Context = Readonly<RouterContextProvider>;

export function oncePerRequest<Answer>(ask: (context: Context) => Promise<Answer>) {
  const answers = new WeakMap<Context, Promise<Answer>>();
  return (context: Context): Promise<Answer> => {
    const known = answers.get(context);
    if (known) return known;
    const answer = ask(context);
    answers.set(context, answer);
    return answer;
  };
}
