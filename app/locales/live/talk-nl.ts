import common from "../nl/common";
import messages from "../nl/messages";
import notifications from "../nl/notifications";
import { bid, job, payment, request } from "../nl/terms";

/** What conversations and notifications say: these alone go to the browser. */
export default { common, messages, notifications, terms: { bid, job, payment, request } };
