import type nl from "../nl/account";

export default {} satisfies typeof nl;
