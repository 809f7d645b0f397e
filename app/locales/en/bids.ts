import type nl from "../nl/bids";

export default {} satisfies typeof nl;
