import type { RouterContextProvider } from "react-router";

type Context = Readonly<RouterContextProvider>;

export function oncePerRequest<Answer>(load: (context: Context) => Promise<Answer>) {
  const answers = new WeakMap<Context, Promise<Answer>>();
  return (context: Context): Promise<Answer> => {
    const known = answers.get(context);
    if (known) return known;
    const promise = load(context);
    answers.set(context, promise);
    return promise;
  };
}
