import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { logInWithPassword } from "./password-log-in";

export const logIn = endpoint(contract.account.logIn, { handle: (c) => logInWithPassword(c, () => true) });
