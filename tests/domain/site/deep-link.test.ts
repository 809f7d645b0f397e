import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phoneOf, returnsToApp } from "~/domain/accounts/phone";
import { appleAssociation, assetLinks } from "~/domain/site/app-links";
import { appPlaceOf, deepLinkIn, webPathOf } from "~/domain/site/deep-link";

const linkOf = (query: string) => deepLinkIn(new URLSearchParams(query));
const onTheWeb = (query: string) => webPathOf(linkOf(query));

describe("a deep link on the web", () => {
  it.each([
    ["page=home", "/"],
    ["page=signup", "/signup"],
    ["page=login", "/login"],
    ["page=forgotpassword", "/login"],
    ["page=activation", "/login"],
    ["page=password_reset_confirm", "/login"],
    ["page=postjob", "/post-job"],
    ["page=job&id=12", "/task/12"],
    ["page=chats", "/messages"],
    ["page=singlechat", "/messages"],
    ["page=userlanding", "/profile/personal"],
    ["page=userpersonal", "/profile/personal"],
    ["page=userdetails&id=3", "/profile/personal"],
    ["page=verificationreturn", "/profile/personal"],
    ["page=userlanguage", "/profile/settings"],
    ["page=usernotifications", "/profile/notifications"],
    ["page=usernotificationsettings", "/profile/notifications"],
    ["page=usersearch", "/browse-tasks/1"],
    ["page=browse-tasks", "/browse-tasks/1"],
    ["page=Browse-Tasks", "/browse-tasks/1"],
    ["page=iets-nieuws", "/"],
    ["page=activation&uid=7&token=a1-b2", "/account/activate?uid=7&token=a1-b2"],
    ["page=useractivatedscreen&id=7&token=a1", "/account/activate?uid=7&token=a1"],
    ["page=password_reset_confirm&uid=MQ&token=a1", "/reset-password?uid=MQ&token=a1"],
    ["page=resetpasswordscreen&token=a1", "/login"],
    ["page=singlechat&uri=0b8c-11", "/messages/0b8c-11"],
    ["page=otheruser&id=5", "/helper/5"],
  ])("%s is %s", (query, path) => {
    expect(onTheWeb(query)).toBe(path);
  });

  it.each([
    "page=job&id=https://kwaad.test",
    "page=job&id=../../admin",
    "page=job&id=-1",
    "page=job&id=0",
    "page=singlechat&uri=//kwaad.test",
    "page=singlechat&uri=..%2F..%2Flogout",
    "page=javascript:alert(1)",
    "page=//kwaad.test",
    "page=%2F%2Fkwaad.test",
    "page=constructor",
    "page=__proto__",
    "page=hasOwnProperty",
    "page=otheruser&id=1%2F..%2F..",
    "page=activation&uid=1&token=a%0d%0aSet-Cookie:x",
    "page=activation&uid=1&token=%22%3E%3Cscript%3E",
  ])("%s leads nowhere else", (query) => {
    expect(["/", "/login", "/messages", "/browse-tasks/1"]).toContain(onTheWeb(query));
  });

  it("is a path of this site, whatever is asked", () => {
    const words = fc.oneof(
      fc.string(),
      fc.constantFrom("job", "singlechat", "activation", "otheruser", "//x", "\\\\x"),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom("page", "id", "uid", "uri", "token", "env"), words), (query) => {
        const path = webPathOf(deepLinkIn(new URLSearchParams(query)));
        const url = new URL(path, "https://buurklusser.test");
        expect(url.origin).toBe("https://buurklusser.test");
        expect(path).toMatch(/^\/(?!\/)[\w/?=&.~:%+-]*$/);
      }),
    );
  });
});

describe("a deep link in the app", () => {
  it.each([
    ["page=job&id=12", "job", { id: "12" }],
    ["page=activation&uid=7&token=a1", "useractivatedscreen", { uid: "7", token: "a1" }],
    ["page=password_reset_confirm&uid=7&token=a1", "resetpasswordscreen", { uid: "7", token: "a1" }],
    ["page=otheruser&id=5", "otheruser", { id: "5" }],
    ["page=singlechat&uri=0b8c&redirect_status=succeeded", "singlechat", { uri: "0b8c", redirect_status: "succeeded" }],
    ["page=javascript:alert(1)&id=5", "home", { id: "5" }],
    ["page=constructor", "constructor", {}],
  ])("%s is %s", (query, page, values) => {
    const place = appPlaceOf(linkOf(query));
    expect(place.page).toBe(page);
    expect(Object.fromEntries(Object.entries(place.values).filter(([, value]) => value !== null))).toEqual(values);
  });

  it("is of an environment there is", () => {
    expect(linkOf("page=job&env=staging").env).toBe("staging");
    for (const env of ["test", "https", "", "Production"]) expect(linkOf(`page=job&env=${env}`).env).toBeNull();
  });
});

it.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15", "ios"],
  ["Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X)", "ios"],
  ["Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/142.0.0.0 Mobile Safari/537.36", "android"],
  ["Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36", null],
  [null, null],
])("%s is a phone of %s", (userAgent, store) => {
  expect(phoneOf(userAgent)).toBe(store);
});

it("returns to the app on a phone with an app, for users who began there", () => {
  expect(returnsToApp("ios", false, ["ios"])).toBe(true);
  expect(returnsToApp("android", false, ["ios"])).toBe(false);
  expect(returnsToApp("ios", true, ["ios"])).toBe(false);
  expect(returnsToApp(null, false, ["ios"])).toBe(false);
});

describe("the apps that open links by themselves", () => {
  it("are named to iOS and Android in their own ways", () => {
    const apps = {
      ios: ["ABCDE12345.nl.buurklusser.app"],
      android: [{ package: "nl.buurklusser.app", fingerprints: ["AA:BB"] }],
    };
    expect(appleAssociation(apps)).toEqual({
      applinks: { details: [{ appIDs: ["ABCDE12345.nl.buurklusser.app"], components: [{ "/": "/redirect" }] }] },
    });
    expect(assetLinks(apps)).toEqual([
      {
        relation: ["delegate_permission/common.handle_all_urls"],
        target: {
          namespace: "android_app",
          package_name: "nl.buurklusser.app",
          sha256_cert_fingerprints: ["AA:BB"],
        },
      },
    ]);
  });

  it("are none where none are set", () => {
    expect([appleAssociation({ ios: [], android: [] }), assetLinks({ ios: [], android: [] })]).toEqual([null, null]);
  });
});
