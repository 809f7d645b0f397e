import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { startVerification } from "./start-verification";

export const verify = endpoint(contract.payment.verify, { handle: startVerification });
