import { UserMessagesPage } from "~/components/admin/records/user-messages-page";
import { getApi } from "~/context";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import { pageIn } from "../page-in";
import type { Route } from "./+types/user-messages";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url));
  const { admin } = getApi(context);
  const list = { params, query: { page } };
  const [{ id, name }, mails, news] = await Promise.all([
    admin.user({ params }),
    admin.userMails(list),
    admin.userNotifications(list),
  ]);
  return { title: getT(context, "adminRecords")("told.title", { name }), person: { id, name }, mails, news, page };
}

export const meta = liveMeta;

export default function UserMessages({ loaderData }: Route.ComponentProps) {
  return <UserMessagesPage {...loaderData} />;
}
