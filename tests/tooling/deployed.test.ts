import path from "node:path";
import { build, type Rolldown } from "vite";
import { expect, it } from "vitest";
import { documentsLoadNothing } from "../../scripts/live-routes.mjs";
import { FOR_DEVELOPERS, leavingOut } from "../../scripts/local/deployed.mjs";
import { root } from "../../scripts/local/settings.mjs";

async function modulesIn(files: string[], deployed: boolean): Promise<string[]> {
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
        input: files.map((file) => path.join(root, file)),
        external: [/^cloudflare:/],
        treeshake,
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((one) => one.type === "chunk");
  const kept = chunks.flatMap(({ modules }) => Object.keys(modules).filter((id) => modules[id]?.renderedLength));
  return kept.map((id) => path.relative(root, id));
}

async function leftIn(deployed: boolean): Promise<string[]> {
  const modules = await modulesIn(["workers/api/app.ts", "app/routes/account/login.tsx"], deployed);
  return modules.filter((id) => FOR_DEVELOPERS.test(`/${id}`));
}

it("keeps what developers have in a build for this machine, and nothing of it in one for a deployment", async () => {
  const local = await leftIn(false);
  expect(local).toEqual(
    expect.arrayContaining([
      "app/components/account/demo-accounts.tsx",
      "workers/api/adapters/affiliates/catalogue/catalogue.ts",
      "workers/api/adapters/identity/social/sandbox/provider.ts",
      "workers/api/adapters/payments/sandbox.ts",
      "workers/api/endpoints/dev/payments.ts",
      "workers/api/seed/people.ts",
      "workers/api/seed/pictures/data.generated.ts",
    ]),
  );
  expect(await leftIn(true)).toEqual([]);
});

it("says of a document's route where it stands, and of a live one what a browser loads", async () => {
  const rest = { path: "x", index: undefined, hasLoader: true, hasAction: true, module: "/x.js", imports: ["/y.js"] };
  const given = [
    { id: "root", parentId: undefined, ...rest },
    { id: "routes/admin/layout", parentId: "root", ...rest },
    { id: "routes/jobs/job", parentId: "root", ...rest },
  ];
  const { transform } = documentsLoadNothing() as unknown as {
    transform: { filter: { id: RegExp }; handler: (code: string) => Promise<{ code: string }> };
  };
  expect("\0virtual:react-router/server-manifest").toMatch(transform.filter.id);
  const routes = Object.fromEntries(given.map((route) => [route.id, route]));
  const { code } = await transform.handler(`export default ${JSON.stringify({ url: "/manifest.js", routes })};`);
  const { default: manifest } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(manifest).toEqual({
    url: "/manifest.js",
    routes: { ...routes, "routes/jobs/job": { id: "routes/jobs/job", parentId: "root", path: "x", hasLoader: true } },
  });
});
