import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { startVerification } from "./start-verification";

export const verifyAtStripe = endpoint(contract.payment.verifyAtStripe, { handle: startVerification });
