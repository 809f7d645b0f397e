import type nl from "../nl/profile";

export default {} satisfies typeof nl;
