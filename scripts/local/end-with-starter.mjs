// Loaded into a server. Its input is a pipe from its starter, which closes even when the starter is killed.
process.stdin.once("end", () => process.kill(process.pid, "SIGTERM")).resume();
