import common from "../en/common";
import messages from "../en/messages";
import notifications from "../en/notifications";
import { bid, job, payment, request, stage } from "../en/terms";

export default { common, messages, notifications, terms: { bid, job, payment, request, stage } };
