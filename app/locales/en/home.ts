import type nl from "../nl/home";

export default {} satisfies typeof nl;
