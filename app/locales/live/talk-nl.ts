import common from "../nl/common";
import messages from "../nl/messages";
import notifications from "../nl/notifications";
import { bid, job, payment, request, stage } from "../nl/statuses";

/** The only texts that conversations and notifications load in the browser. */
export default { common, messages, notifications, statuses: { bid, job, payment, request, stage } };
