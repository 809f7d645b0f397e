import { connect } from "./live/connection";
import { showUnread } from "./live/unread";

// Pages of signed-in people load this module, at most 1.5 KB: the counts on every page are true without a reload.
const script = document.querySelector<HTMLScriptElement>("script[data-viewer]");

/** The one connection of this tab; live pages hear it, too. */
export const connection = connect(script?.dataset.viewer ?? "");

// A page that React takes over shows the counts itself, unless React never comes.
const start = () => {
  if (document.documentElement.dataset.hydrated === undefined) {
    connection.listen((heard) => heard.type === "unread" && showUnread(heard));
  }
};
if (document.getElementById("texts")) addEventListener("load", start);
else start();
