import { connection, tag } from "./live/tab";
import { showUnread } from "./live/unread";

/** Milliseconds. */
const REACT_WITHIN = 20_000;

// Pages of signed-in people load this module, at most 1.5 KB: the counts on every page are true without a reload.
const isReact = () => document.documentElement.dataset.hydrated !== undefined;
const start = () => connection.listen((heard) => heard.type === "unread" && !isReact() && showUnread(heard));

// A page that React takes over shows the counts itself: it must find what the server wrote. Unless it never comes.
if (document.getElementById("texts")) setTimeout(start, REACT_WITHIN);
else start();

// Sound and notices, only for who asked for them.
if (localStorage.alerts) void import(/* @vite-ignore */ tag?.dataset.alerts ?? "");
