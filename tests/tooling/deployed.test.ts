import path from "node:path";
import { build, type Rolldown } from "vite";
import { expect, it } from "vitest";
import { FOR_DEVELOPERS, leavingOut } from "../../scripts/local/deployed.mjs";
import { root } from "../../scripts/local/settings.mjs";

/** The modules of developers that are left in what is built of the API and the page that offers the demo accounts. */
async function leftIn(deployed: boolean): Promise<string[]> {
  const { define, treeshake } = leavingOut(deployed);
  const built = (await build({
    root,
    configFile: false,
    logLevel: "error",
    define,
    resolve: { tsconfigPaths: true },
    ssr: { target: "webworker" },
    build: {
      ssr: true,
      write: false,
      rolldownOptions: {
        input: ["workers/api/app.ts", "app/routes/account/login.tsx"].map((file) => path.join(root, file)),
        external: [/^cloudflare:/],
        treeshake,
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((one) => one.type === "chunk");
  const kept = chunks.flatMap(({ modules }) => Object.keys(modules).filter((id) => modules[id]?.renderedLength));
  return kept.filter((id) => FOR_DEVELOPERS.test(id)).map((id) => path.relative(root, id));
}

it("keeps what developers have in a build for this machine, and nothing of it in one for a deployment", async () => {
  const local = await leftIn(false);
  expect(local).toEqual(
    expect.arrayContaining([
      "app/components/account/demo-accounts.tsx",
      "workers/api/adapters/affiliates/catalogue/catalogue.ts",
      "workers/api/adapters/identity/social/sandbox/provider.ts",
      "workers/api/adapters/payments/sandbox.ts",
      "workers/api/calls/dev/sandbox-pay-page.ts",
      "workers/api/seed/people.ts",
      "workers/api/seed/pictures/data.ts",
    ]),
  );
  expect(await leftIn(true)).toEqual([]);
});
