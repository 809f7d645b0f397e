import { connection, tag } from "./live/tab";
import { showUnread } from "./live/unread";

const HYDRATION_MS = 20_000;

// At most 1.5 KB: all pages of logged-in users load it.
const isReact = () => document.documentElement.dataset.hydrated !== undefined;
const start = () => connection.listen((received) => received.type === "unread" && !isReact() && showUnread(received));

// React must find the markup that the server wrote. After the timeout, assume that hydration failed.
if (document.getElementById("texts")) setTimeout(start, HYDRATION_MS);
else start();

if (localStorage.alerts) void import(/* @vite-ignore */ tag?.dataset.alerts ?? "");
