import path from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { expect, it } from "vitest";
import { withoutCertificates } from "../../scripts/certificates.ts";
import { FOR_DEVELOPERS, leavingOut } from "../../scripts/local/deployed.mjs";
import { root } from "../../scripts/local/settings.mjs";
import { renderedToStrings } from "../../scripts/rendering.ts";

/** The modules of which anything is left in what is built of files of the Worker. */
async function modulesIn(files: string[], deployed: boolean, plugins: Plugin[] = []): Promise<string[]> {
  const { define, treeshake } = leavingOut(deployed);
  const built = (await build({
    root,
    configFile: false,
    logLevel: "error",
    define,
    plugins,
    resolve: { tsconfigPaths: true },
    ssr: { target: "webworker", noExternal: plugins.length > 0 || undefined },
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

/** Of the API and the page that offers the demo accounts. */
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
      "workers/api/calls/dev/sandbox-pay-page.ts",
      "workers/api/seed/people.ts",
      "workers/api/seed/pictures/data.ts",
    ]),
  );
  expect(await leftIn(true)).toEqual([]);
});

it("holds nothing that reads certificates, and one renderer of pages", async () => {
  const files = ["workers/api/calls/passkey/verifier.ts", "app/routes/messages/stream-texts.tsx"];
  const modules = await modulesIn(files, true, [withoutCertificates(), renderedToStrings()]);
  expect(modules.filter((id) => /@peculiar|asn1|reflect-metadata|tsyringe/.test(id))).toEqual([]);
  expect(modules).toContain("node_modules/@simplewebauthn/server/esm/registration/verifyRegistrationResponse.js");
  expect(modules.filter((id) => /react-dom-server/.test(id))).toEqual([
    "node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js",
  ]);
});
