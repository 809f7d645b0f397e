import type nl from "../nl/jobs";

export default {} satisfies typeof nl;
