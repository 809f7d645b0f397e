import { type RouterContextProvider, redirect } from "react-router";
import { decideAddress } from "~/components/admin/queue-thing";
import type { Queue } from "~/domain/admin/desk";
import { getWaiting } from "~/middleware/admin";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";

interface Decided {
  queue: Extract<Queue, "report" | "appeal" | "dispute">;
  id: number | string;
  text: string;
}

export async function nextInQueue(context: Readonly<RouterContextProvider>, { queue, id, text }: Decided) {
  const t = getT(context, "admin");
  getFlash(context).success(t("queue.done", { thing: t(`queue.${queue}`, { id }), text }));
  const next = (await getWaiting(context)).oldest.find((one) => one.queue === queue);
  return redirect(next ? decideAddress(next) : "/admin", 303);
}
