import { type RouterContextProvider, redirect } from "react-router";
import { decideAddress, queueAddress } from "~/components/admin/queue-thing";
import type { Queue } from "~/domain/admin/case-files";
import { getWaiting, requireAdmin } from "~/middleware/admin";
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
  const [admin, waiting] = await Promise.all([requireAdmin(context), getWaiting(context)]);
  const next = waiting.oldest.find(
    (one) => one.queue === queue && one.id !== Number(id) && one.user.id !== admin.id && !one.involved,
  );
  const rest = waiting[`${queue}s`] > 0 ? queueAddress(queue) : "/admin";
  return redirect(next ? decideAddress(next) : rest, 303);
}
