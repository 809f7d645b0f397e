// `npm start`: the site with reload on local workerd. Plain JavaScript for Node 20, because it runs before the install.
import { ensureInstalled } from "./local/install.mjs";
import { stopOnSignal } from "./local/processes.mjs";
import { runScript } from "./local/refusal.mjs";
import { runServer } from "./local/server.mjs";

// The condition is set from the start, because `react-router dev` would relaunch itself for it.
const SERVER =
  "node --import=./scripts/local/end-with-starter.mjs --conditions=development node_modules/.bin/react-router dev";

runScript(async () => {
  stopOnSignal(0);
  await ensureInstalled();
  await runServer((port) => [...SERVER.split(" "), "--host", "127.0.0.1", "--port", String(port), "--strictPort"]);
});
