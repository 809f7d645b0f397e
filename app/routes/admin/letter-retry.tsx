import { LetterRetryPage } from "~/components/admin/records/letter-retry-page";
import { getApi } from "~/context";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/letter-retry";
import { actWithReason, reasonLimits } from "./act-with-reason";
import { closedLetter } from "./ended-letter";
import { showsWhatChanged } from "./shows-what-changed";

export async function loader({ params, context }: Route.LoaderArgs) {
  const letter = await getApi(context).admin.letter({ params });
  const closed = await closedLetter(context, letter);
  return {
    title: getT(context, "adminRecords")("retry.title", { id: letter.id }),
    letter,
    closed,
    limits: reasonLimits(),
  };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return actWithReason(
    { request, context },
    {
      act: (body) => getApi(context).admin.retry({ params, body }),
      done: getT(context, "adminRecords")("retry.done", { id: params.id }),
      next: "/admin/outbox",
    },
  );
}

export const meta = liveMeta;
export const shouldRevalidate = showsWhatChanged;

export default function LetterRetry({ loaderData, actionData }: Route.ComponentProps) {
  return <LetterRetryPage {...loaderData} result={actionData?.result} />;
}
