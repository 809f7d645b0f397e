import { fetchStyles } from "./enhance/all-styles";
import { autosubmit } from "./enhance/autosubmit";
import { corrected } from "./enhance/corrected";
import { counters } from "./enhance/counters";
import { offline } from "./enhance/offline";
import { photoKeys } from "./enhance/photo";
import { printing } from "./enhance/print";
import { ranges } from "./enhance/ranges";
import { revealed } from "./enhance/revealed";

// Before entry.shell.ts, which restores typed text and fires events that these handle.
counters();
corrected();
autosubmit();
photoKeys();
ranges();
revealed();
printing();
fetchStyles();
offline();

if (document.querySelector('input[type="file"]')) {
  void import("./enhance/pictures").then(({ pictures }) => pictures());
}

const uploadPlace = document.querySelector<HTMLElement>("[data-uploads]");
if (uploadPlace) void import("./enhance/uploads").then(({ uploads }) => uploads(uploadPlace));

const zipcode = document.querySelector<HTMLInputElement>("[data-city]");
if (zipcode) void import("./enhance/postcode").then(({ postcode }) => postcode(zipcode));

if (document.querySelector("[data-copies]")) void import("./enhance/copying").then(({ copying }) => copying());

if (document.querySelector("[data-earnings], [data-total]"))
  void import("./enhance/earnings").then(({ earnings }) => earnings());

const pushPlace = document.querySelector<HTMLElement>("[data-push-key]");
if (pushPlace) void import("./enhance/push").then(({ pushes }) => pushes(pushPlace));

if (document.querySelector("[data-shows]")) void import("./enhance/passwords").then(({ passwords }) => passwords());

if (document.querySelector("[data-passkey]")) {
  void import("./enhance/passkeys").then(({ passkeys }) => passkeys());
}

if (document.querySelector("[data-passkeys],[data-passkey-created]")) {
  void import("./enhance/own-passkeys").then(({ ownPasskeys }) => ownPasskeys());
}

const refusedForm = document.querySelector<HTMLElement>("[data-refused-form]");
if (refusedForm) void import("./enhance/refused-form").then(({ displayed }) => displayed(refusedForm));
