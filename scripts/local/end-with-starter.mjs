// Loaded into a server: its input is a pipe from whoever started it, which closes even when that one is killed outright.
process.stdin.once("end", () => process.kill(process.pid, "SIGTERM")).resume();
