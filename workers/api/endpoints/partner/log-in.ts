import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { logInWithPassword } from "../account/password-log-in";

export const logIn = endpoint(contract.partner.logIn, {
  handle: (c) => logInWithPassword(c, ({ isPartner }) => isPartner),
});
