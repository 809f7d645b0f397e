import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { logInSocially } from "./social-log-in";

export const googleLogIn = endpoint(contract.account.googleLogIn, { handle: async (c) => logInSocially(c, "google") });
