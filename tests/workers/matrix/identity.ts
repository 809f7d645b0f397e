import { anAuthenticator } from "../authenticator";
import { signedUp } from "../client";
import { aChallenge, aGrant, aLogInChallenge, aPasskey } from "../identity";
import { all, type Table, users } from "./row";

export const IDENTITY: Pick<Table, "passkey" | "social"> = {
  passkey: {
    registerOptions: users(200),
    register: users(201, async ({ as }, role) => {
      if (role === "visitor") return {};
      const authenticator = await anAuthenticator();
      const challenge = await aChallenge(as[role].api);
      return { body: { name: "Telefoon", credential: await authenticator.register({ challenge }) } };
    }),
    list: users(200),
    remove: users(404, async () => ({ params: { id: (await aPasskey(await signedUp())).id } })),
    logInOptions: all(200),
    logIn: all(200, async () => {
      const { authenticator } = await aPasskey(await signedUp());
      return { body: { credential: await authenticator.logIn({ challenge: await aLogInChallenge() }) } };
    }),
  },
  social: {
    list: users(200),
    link: users(201, async () => ({
      params: { social_app: "google" },
      body: await aGrant("google", `${crypto.randomUUID()}@example.test`),
    })),
    unlink: users(404, () => ({ params: { social_app: "google" } })),
  },
};
