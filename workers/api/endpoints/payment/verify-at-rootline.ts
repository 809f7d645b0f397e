import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { startVerification } from "./start-verification";

export const verifyAtRootline = endpoint(contract.payment.verifyAtRootline, { handle: startVerification });
