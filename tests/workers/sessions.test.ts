import { describe, expect, it } from "vitest";
import { PASSWORD, signedUp, visitor } from "./client";

const logIn = (email: string, password = PASSWORD, headers = {}) =>
  visitor.api("POST", "/api/user/token/", { email, password }, headers);
const refresh = (token: string) => visitor.api("POST", "/api/auth/jwt/refresh/", { refresh: token });

describe("logging in", () => {
  it("gives an access token that works at once", async () => {
    const { email } = await signedUp();
    const { status, body } = await logIn(email.toUpperCase());
    expect([status, body.expires_in]).toEqual([200, 900]);
    expect((await refresh(body.refresh)).status).toBe(200);
  });
});
