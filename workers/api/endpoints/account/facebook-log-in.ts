import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { logInSocially } from "./social-log-in";

export const facebookLogIn = endpoint(contract.account.facebookLogIn, {
  handle: async (c) => logInSocially(c, "facebook"),
});
