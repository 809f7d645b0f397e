import common from "../en/common";
import messages from "../en/messages";
import terms from "../en/terms";

/** What live pages say: these alone go to the browser. */
export default { common, messages, terms };
