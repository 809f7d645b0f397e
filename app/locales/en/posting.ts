import type nl from "../nl/posting";

export default {} satisfies typeof nl;
