import { connection, tag } from "./live/tab";
import { showUnread } from "./live/unread";

const HYDRATION_MS = 20_000;

// Loaded by pages of logged-in users, at most 1.5 KB. Keeps the unread counts current.
const isReact = () => document.documentElement.dataset.hydrated !== undefined;
const start = () => connection.listen((heard) => heard.type === "unread" && !isReact() && showUnread(heard));

// Wait for hydration: React must find the markup that the server wrote. After the timeout, assume that it failed.
if (document.getElementById("texts")) setTimeout(start, HYDRATION_MS);
else start();

// Only if the user turned on sound or notices.
if (localStorage.alerts) void import(/* @vite-ignore */ tag?.dataset.alerts ?? "");
