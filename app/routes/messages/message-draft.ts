import type { RouterContextProvider } from "react-router";
import { getDrafts } from "~/context";

type Context = Readonly<RouterContextProvider>;
const kindOf = (uri: string) => `message:${uri}`;

/** Saves what was written when its writer turned out to be logged out. */
export async function saveMessageDraft(context: Context, uri: string, sent: FormData): Promise<void> {
  const message = sent.get("message");
  if (typeof message === "string" && message.trim())
    await getDrafts(context).write(kindOf(uri), message.slice(0, 5000));
}

/** What was saved, once: from here on it stands in the form. */
export async function takeMessageDraft(context: Context, uri: string): Promise<string | undefined> {
  const message = await getDrafts(context).read(kindOf(uri));
  if (typeof message !== "string") return undefined;
  await getDrafts(context).clear(kindOf(uri));
  return message;
}
