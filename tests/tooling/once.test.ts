import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { ts } from "@ts-morph/common";
import { describe, expect, it } from "vitest";
import { callOf } from "../../.storybook/matrix/refusals.ts";
import { nodesIn, root, Sources } from "../../.storybook/matrix/source.ts";

/**
 * A form that is posted twice has one effect (docs/decisions/073): a call that changes something gets the key of its form from
 * `once()`. Calls without it, by the reason why a second one does no harm:
 */
const WITHOUT_KEY: Record<string, readonly string[]> = {
  "It sets a state. A second one finds it, or is refused because it was reached.": [
    "account.confirmEmail",
    "account.confirmReset",
    "account.activate",
    "account.logOut",
    "account.prove",
    "account.setPassword",
    "account.undoEmail",
    "admin.changeReview",
    "admin.decideAppeal",
    "admin.decideReport",
    "admin.handleMoneyCase",
    "admin.removeComment",
    "admin.removeJob",
    "admin.removeReview",
    "admin.removeUser",
    "admin.resolveDispute",
    "admin.restore",
    "admin.retry",
    "admin.retryPayout",
    "admin.retryVerification",
    "admin.suspend",
    "bid.decide",
    "chat.archive",
    "chat.read",
    "experience.change",
    "experience.order",
    "global.unsubscribe",
    "job.change",
    "job.giveAddress",
    "job.orderImages",
    "job.renew",
    "notification.read",
    "notification.readAll",
    "notification.readOfJob",
    "profile.block",
    "profile.change",
    "profile.intro",
    "profile.setActiveWorker",
    "search.change",
  ],
  "It deletes. A second one finds nothing.": [
    "chat.removePhoto",
    "experience.remove",
    "job.removeComment",
    "job.removeImages",
    "job.removeReply",
    "notification.unsubscribe",
    "passkey.remove",
    "profile.unblock",
    "search.remove",
    "social.unlink",
  ],
  "It makes one thing by what it is about.": [
    "partner.convertVisit",
    "passkey.register",
    "payment.intent",
    "payment.verify",
    "social.link",
  ],
  "It has an id of its own.": ["chat.addPhoto", "chat.send"],
  "It counts a click, not a form.": ["affiliate.trackClick"],
  "It logs in, or asks for something to do so: its answer is a secret, which is not stored for a repeat.": [
    "account.appleLogIn",
    "account.facebookLogIn",
    "account.googleLogIn",
    "account.logIn",
    "account.readLink",
    "account.resetWays",
    "partner.logIn",
    "passkey.logIn",
  ],
};
const allowed = new Set(Object.values(WITHOUT_KEY).flat());

function changesIn(file: string) {
  return [...nodesIn(sources.at(file))].flatMap((node) => {
    const calls = sources.callsAt(node).filter((call) => callOf(call)?.method !== "GET");
    return calls.map((call) => ({ file, call, isKeyed: isKeyed(node) }));
  });
}

const isKeyed = (node: ts.Node) =>
  ts.isCallExpression(node.parent) && node.parent.expression === node && node.parent.arguments.length > 1;

const CASES: [name: string, text: string, found: [call: string, isKeyed: boolean][]][] = [
  ["without a key", "await getApi(context).job.post({ body });", [["job.post", false]]],
  ["with one", "once(context, request, sent, (key) => getApi(context).job.post({ body }, key));", [["job.post", true]]],
  ["of a part of the client", "const { job } = getApi(context); job.post({ body });", [["job.post", false]]],
  ["by its own name", "const { post } = getApi(context).job; post({ body }, key);", [["job.post", true]]],
  [
    "by a part of its name",
    "getApi(context).account[`${app}LogIn`]({ body });",
    ["google", "apple", "facebook"].map((app) => [`account.${app}LogIn`, false]),
  ],
  ["that is passed on", "const call = { suspend: getApi(context).admin.suspend };", [["admin.suspend", false]]],
  ["that reads", "getApi(context).job.find({ params });", []],
];
const fileOfCase = (name: string) => `app/routes/${name}.ts`;
const sources = new Sources(
  Object.fromEntries(
    CASES.map(([name, text]) => [fileOfCase(name), `import { getApi } from "~/context";\n${text}\nexport {};`]),
  ),
);

const routes = globSync("app/routes/**/*.{ts,tsx}", { cwd: root });
const changes = routes.flatMap(changesIn);

describe("a call of a route that changes something", () => {
  it("has the key of its form, or a reason to do without", () => {
    const forgotten = changes.filter(({ call, isKeyed }) => !isKeyed && !allowed.has(call));
    expect(changes.length).toBeGreaterThan(80);
    expect(forgotten.map(({ file, call }) => `${file}: ${call}`)).toEqual([]);
  });

  it("is in the list of reasons only if a route makes it without a key", () => {
    const unkeyed = new Set(changes.filter(({ isKeyed }) => !isKeyed).map(({ call }) => call));
    expect([...allowed].filter((call) => !unkeyed.has(call))).toEqual([]);
  });

  it.each(CASES)("is found %s", (name, _, found) => {
    expect(changesIn(fileOfCase(name)).map(({ call, isKeyed }) => [call, isKeyed])).toEqual(found);
  });
});

describe("a form whose call has a key", () => {
  it("is drawn with an id: no form of a schema is a plain one", () => {
    const plain = globSync("app/**/*.tsx", { cwd: root }).filter((file) => {
      const text = readFileSync(path.join(root, file), "utf8");
      return /<[Ff]orm\s+\{\.\.\.formProps\(/.test(text) && !/PostForm/.test(text);
    });
    // A log-in, which has no key either.
    expect(plain).toEqual(["app/components/account/confirm-by-login.tsx"]);
  });
});
