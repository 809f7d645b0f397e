import { readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { run } from "../local/processes.mjs";
import { root, toolEnvironment } from "../local/settings.mjs";

async function must(command: string, args: string[], cwd: string): Promise<string> {
  const { code, output } = await run(command, args, { cwd, env: toolEnvironment() });
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} failed\n${output}`);
  return output.trim();
}

export async function commitOf(name: string): Promise<string | null> {
  const { code, output } = await run("git", ["rev-parse", "--verify", "--quiet", `${name}^{commit}`], {
    cwd: root,
    env: toolEnvironment(),
  });
  return code === 0 ? output.trim() : null;
}

export const buildHere = (folder: string) => build(root, folder);

const build = (cwd: string, folder: string) => must("storybook", ["build", "--quiet", "--output-dir", folder], cwd);

export async function buildAt(commit: string, folder: string): Promise<void> {
  const tree = `${folder}-sources`;
  await must("git", ["worktree", "add", "--force", "--detach", tree, commit], root);
  try {
    const isSame = readFileSync(path.join(tree, "package-lock.json")).equals(lockfile());
    if (isSame) symlinkSync(path.join(root, "node_modules"), path.join(tree, "node_modules"));
    else await must("npm", ["ci"], tree);
    await build(tree, folder);
  } finally {
    // Delete the link first, because its target is outside the worktree.
    rmSync(path.join(tree, "node_modules"), { recursive: true, force: true });
    await must("git", ["worktree", "remove", "--force", tree], root);
  }
}

const lockfile = () => readFileSync(path.join(root, "package-lock.json"));
