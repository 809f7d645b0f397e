import { getApi } from "~/context";
import { readNotifications } from "../read-notifications";

export const readAboutJob = (page: "job" | "stop") =>
  readNotifications((context, { id = "" }) =>
    /^\d+$/.test(id) ? getApi(context).notification.readOfJob({ params: { id: Number(id) }, body: { page } }) : null,
  );
