import { connect } from "./live/connection";
import { showUnread } from "./live/unread";

/** Milliseconds. */
const REACT_WITHIN = 20_000;

// Pages of signed-in people load this module, at most 1.5 KB: the counts on every page are true without a reload.
const script = document.querySelector<HTMLScriptElement>("script[data-viewer]");

/** The one connection of this tab; live pages hear it, too. */
export const connection = connect(script?.dataset.viewer ?? "");

const isReact = () => document.documentElement.dataset.hydrated !== undefined;
const start = () => connection.listen((heard) => heard.type === "unread" && !isReact() && showUnread(heard));

// A page that React takes over shows the counts itself: it must find what the server wrote. Unless it never comes.
if (document.getElementById("texts")) setTimeout(start, REACT_WITHIN);
else start();
