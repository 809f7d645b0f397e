import { getApi } from "~/context";
import { readNotifications } from "./read-notifications";

export const readAboutPayment = (page: "dispute" | "receipt") =>
  readNotifications((context, { id = "" }) =>
    /^\d+$/.test(id) ? getApi(context).notification.readAll({ body: { page, payment: Number(id) } }) : null,
  );
