import common from "../en/common";
import messages from "../en/messages";
import notifications from "../en/notifications";
import { bid, job, payment, request, stage } from "../en/statuses";

export default { common, messages, notifications, statuses: { bid, job, payment, request, stage } };
