import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { logInSocially } from "./social-log-in";

export const appleLogIn = endpoint(contract.account.appleLogIn, { handle: async (c) => logInSocially(c, "apple") });
