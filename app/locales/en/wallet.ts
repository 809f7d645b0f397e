import type nl from "../nl/wallet";

export default {} satisfies typeof nl;
