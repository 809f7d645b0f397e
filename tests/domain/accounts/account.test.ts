import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { email, emailKey, newPassword, signUp } from "~/domain/accounts/account";
import { isKvk, isVat } from "~/domain/accounts/business";
import { profileChange } from "~/domain/accounts/user";
import { publicName } from "~/domain/accounts/user-card";
import { readRefresh, writeRefresh } from "../../../workers/api/adapters/identity/refresh-token";
import { hashPassword, isPassword, passwordCost, STRONG } from "../../../workers/api/secrets/password";

const faultsOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  (result.error?.issues ?? []).map(({ message }) => message);

describe("an email address", () => {
  it.each(["a@b.nl", " Petra.de-Vries+klus@post.example.co.uk ", "é@bücher.example"])("%j is one", (address) => {
    expect(email.parse(address)).toBe(address.trim());
  });

  it.each([
    ["", "required"],
    [" ", "required"],
    [undefined, "required"],
    [null, "required"],
    [7, "invalid"],
    [["a@b.nl"], "invalid"],
    ["piet", "email"],
    ["piet@", "email"],
    ["@b.nl", "email"],
    ["piet@localhost", "email"],
    ["piet@b..nl", "email"],
    ["a b@c.nl", "email"],
    ["a@b.nl\nBcc: c@d.nl", "invalid_characters"],
    ["a\tb@c.nl", "invalid_characters"],
    ["<a@b.nl>", "email"],
    ["a@b.nl>", "email"],
    ["a@b,c.nl", "email"],
    ["a@b.nl;c", "email"],
    ["a\u0000b@c.nl", "invalid_characters"],
    ["a\ud800@c.nl", "invalid_characters"],
    [`${"a".repeat(250)}@b.nl`, "max_length:254"],
  ])("%j is %s", (address, fault) => {
    expect(faultsOf(email.safeParse(address))).toEqual([fault]);
  });

  it("is compared without case", () => {
    expect(emailKey(" Petra@Example.TEST ")).toBe("petra@example.test");
  });
});

describe("a new password", () => {
  it.each(["Welkom123", "Welkom12", " aB3     ", "Ébène123", `aB3${"x".repeat(125)}`])("%j will do", (password) => {
    expect(newPassword.parse(password)).toBe(password);
  });

  it.each([
    ["", "required"],
    ["aB3xx", "password_short"],
    ["aB3xxxx", "password_weak"],
    ["welkom123", "password_weak"],
    ["WELKOM123", "password_weak"],
    ["Welkom!!!", "password_weak"],
    [`aB3${"x".repeat(126)}`, "max_length:128"],
    [12345678, "invalid"],
  ])("%j is %s", (password, fault) => {
    expect(faultsOf(newPassword.safeParse(password))).toEqual([fault]);
  });

  it("costs as much as a Worker computes, and no more", () => {
    const cost = 2 ** STRONG.ln * STRONG.r * STRONG.p;
    expect(cost).toBeLessThanOrEqual(2 ** 20);
    expect(cost).toBeGreaterThan(2 ** 19);
  });

  it("costs that wherever people are, and little where its password is in the source", () => {
    const costs = (["production", "staging", "development", "test"] as const).map((ENVIRONMENT) =>
      passwordCost({ ENVIRONMENT }),
    );
    expect(costs.map((cost) => cost === STRONG)).toEqual([true, true, false, false]);
  });

  it("is known by what is kept of it, which is never the same", async () => {
    const [one, other] = [await hashPassword("Welkom123!", STRONG), await hashPassword("Welkom123!", STRONG)];
    expect(one).not.toBe(other);
    expect([await isPassword("Welkom123!", one), await isPassword("welkom123!", one)]).toEqual([true, false]);
    expect([await isPassword("none", null), await isPassword("Welkom123!", "")]).toEqual([false, false]);
  });

  it("is known whatever it cost when it was made", async () => {
    const hash = await hashPassword("Welkom123!", { ln: 5, r: 8, p: 2 });
    expect(hash).toMatch(/^\$scrypt\$ln=5,r=8,p=2\$/);
    expect([await isPassword("Welkom123!", hash), await isPassword("Welkom123?", hash)]).toEqual([true, false]);
  });
});

describe("a refresh token", () => {
  const env = { TOKEN_SECRET: "geheim" } as Env;

  it("says its session and generation to who made it", async () => {
    const token = { session: "s_-1", generation: 12 };
    expect(await readRefresh(env, await writeRefresh(env, token))).toEqual(token);
  });

  it("is nothing after any change, or with another secret", async () => {
    const written = await writeRefresh(env, { session: "session", generation: 3 });
    const change = fc.record({ at: fc.nat(written.length - 1), sign: fc.constantFrom(..."abcdef0123456789.-") });
    await fc.assert(
      fc.asyncProperty(change, async ({ at, sign }) => {
        const changed = written.slice(0, at) + sign + written.slice(at + 1);
        fc.pre(changed !== written);
        expect(await readRefresh(env, changed)).toBeNull();
      }),
    );
    expect(await readRefresh({ TOKEN_SECRET: "anders" } as Env, written)).toBeNull();
  });
});

describe("signing up", () => {
  it("takes a form's words for true and false, and no names for none", () => {
    const typed = { email: "a@b.nl", password: "Welkom123", email_opt_in: "false", first_name: "  " };
    expect(signUp.parse(typed)).toMatchObject({
      email_opt_in: false,
      first_name: null,
      last_name: null,
      partner_id: null,
    });
  });

  it("takes null for what was left out", () => {
    const typed = { email: "a@b.nl", password: "Welkom123", email_opt_in: null, language: null, partner_id: null };
    expect(signUp.parse(typed)).toMatchObject({ email_opt_in: true, language: null, partner_id: null });
  });

  it("takes nothing that is not asked for", () => {
    const value = signUp.parse({ email: "a@b.nl", password: "Welkom123", roles: "admin", id: 1 });
    expect(Object.keys(value).toSorted()).toEqual([
      "email",
      "email_opt_in",
      "first_name",
      "last_name",
      "partner_id",
      "password",
    ]);
  });
});

describe("a change of the profile", () => {
  it("leaves alone what is absent", () => {
    expect(profileChange.parse({})).toEqual({});
    expect(profileChange.parse({ bio: null })).toEqual({ bio: null });
  });

  it("reads what a form sends", () => {
    const sent = {
      categories: "3",
      business: "true",
      notification_settings: '{"push":false}',
      image: "",
      business_details: "",
    };
    expect(profileChange.parse(sent)).toEqual({
      categories: [3],
      business: true,
      notification_settings: { push: false },
      image: null,
      business_details: null,
    });
    expect(faultsOf(profileChange.safeParse({ notification_settings: "{" }))).toHaveLength(1);
  });
});

describe("a trader's numbers", () => {
  it.each([
    ["12345678", true],
    ["00000001", true],
    ["11111111", false],
    ["1234567", false],
    ["1234567a", false],
  ])("KvK %s: %s", (number, right) => {
    expect(isKvk(number)).toBe(right);
  });

  it.each([
    ["NL004495445B01", true],
    ["NL000099998B57", true],
    ["NL123456782B90", true],
    ["NL004495446B01", false],
    ["NL000000000B01", false],
    ["NL123456789B01", false],
    ["BE0123456789", false],
    ["NL004495445B1", false],
    ["nl004495445B01", false],
  ])("VAT %s: %s", (number, right) => {
    expect(isVat(number)).toBe(right);
  });
});

describe("the name everyone sees", () => {
  const person = (name: string) => ({ name, business: false, company: null });
  it.each([
    ["Petra de Vries", "Petra de V."],
    ["Jan van den Berg", "Jan van den B."],
    ["Jan Willem van 't Hof", "Jan van 't H."],
    ["Anna Maria Jansen", "Anna J."],
    ["Petra", "Petra"],
    ["", ""],
    ["  Jan   van der  berg ", "Jan van der B."],
    ["Ayşe çelik", "Ayşe Ç."],
    ["Bo 🎈ballon", "Bo 🎈."],
  ])("%j is %j", (name, shown) => {
    expect(publicName(person(name))).toBe(shown);
  });

  it("is the company of a business, and of nobody else", () => {
    expect(publicName({ name: "Bas Bouw", business: true, company: "Bouw en Zo" })).toBe("Bouw en Zo");
    expect(publicName({ name: "Bas Bouw", business: false, company: "Bouw en Zo" })).toBe("Bas B.");
  });
});
