import type nl from "../nl/messages";

export default {} satisfies typeof nl;
