import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const project = path.join(import.meta.dirname, "..", "..");

const KNOWN_BAD = [
  ["app/domain/hono.ts", `import { Hono } from "hono";\nexport const app = new Hono();`, "no-restricted-imports"],
  ["app/domain/zodiac.ts", `import zodiac from "zodiac";\nexport const signs = zodiac;`, "no-restricted-imports"],
  ["app/domain/alias.ts", `import { call } from "~/api/client";\nexport const ask = call;`, "no-restricted-imports"],
  [
    "app/domain/deep/er.ts",
    `import { call } from "../../api/client";\nexport const ask = call;`,
    "no-restricted-imports",
  ],
  ["app/api/form.ts", `import { field } from "../forms/field";\nexport const f = field;`, "no-restricted-imports"],
  [
    "app/components/ui/a.tsx",
    `import { call } from "../../api/client";\nexport const a = call;`,
    "no-restricted-imports",
  ],
  ["app/components/job/b.tsx", `import { api } from "~/context";\nexport const b = api;`, "no-restricted-imports"],
  ["app/components/ui/job.tsx", `import { j } from "../jobs/j";\nexport const k = j;`, "no-restricted-imports"],
  ["app/components/payments/job.tsx", `import { j } from "../jobs/j";\nexport const k = j;`, "no-restricted-imports"],
  ["app/components/home/pay.tsx", `import { w } from "../wallet/w";\nexport const k = w;`, "no-restricted-imports"],
  ["app/components/chats/pay.tsx", `import { w } from "../wallet/w";\nexport const k = w;`, "no-restricted-imports"],
  [
    "app/components/admin/records/pay.tsx",
    `import { w } from "../../wallet/w";\nexport const k = w;`,
    "no-restricted-imports",
  ],
  ["app/components/c.tsx", `import page from "../routes/home/home";\nexport const c = page;`, "no-restricted-imports"],
  ["app/middleware/d.ts", `import { d } from "~/components/d";\nexport const e = d;`, "no-restricted-imports"],
  [
    "app/routes/home/env.ts",
    `import { env } from "cloudflare:workers";\nexport const e = env;`,
    "no-restricted-imports",
  ],
  [
    "app/routes/home/db.ts",
    `import { db } from "../../../workers/api/db";\nexport const d = db;`,
    "no-restricted-imports",
  ],
  ["app/routes/state.tsx", `import { useState } from "react";\nexport const s = useState;`, "no-restricted-imports"],
  [
    "app/components/chats/link.tsx",
    `import { Link } from "react-router";\nexport const L = Link;`,
    "no-restricted-imports",
  ],
  ["app/routes/form.tsx", `import { Form as F } from "react-router";\nexport const L = F;`, "no-restricted-imports"],
  [
    "app/components/wallet/forms.tsx",
    `import * as router from "react-router";\nexport const L = router.Form;`,
    "no-restricted-imports",
  ],
  ["app/components/home/plain.tsx", `export const S = () => <form method="post" />;`, "react/forbid-elements"],
  ["app/live/page.ts", `import { a } from "~/components/a";\nexport const b = a;`, "no-restricted-imports"],
  ["workers/api/page.ts", `import { a } from "~/components/a";\nexport const b = a;`, "no-restricted-imports"],
  ["workers/api/style.ts", `import { a } from "../../app/domain/a";\nexport const b = a;`, "no-restricted-imports"],
  [
    "workers/api/endpoints/job/list.ts",
    `import { g } from "../../../gateway/proxy";\nexport const h = g;`,
    "no-restricted-imports",
  ],
  ["workers/api/db/job.ts", `import { c } from "../operations/deals/c";\nexport const j = c;`, "no-restricted-imports"],
  [
    "workers/api/http/serve.ts",
    `import { c } from "../endpoints/job/c";\nexport const j = c;`,
    "no-restricted-imports",
  ],
  [
    "workers/api/operations/deals/bid.ts",
    `import { c } from "../../endpoints/job/c";\nexport const j = c;`,
    "no-restricted-imports",
  ],
  [
    "workers/api/operations/money/refund.ts",
    `import { t } from "../../tasks/cron";\nexport const j = t;`,
    "no-restricted-imports",
  ],
  [
    "workers/api/adapters/mail/resend.ts",
    `import { c } from "../../operations/deals/c";\nexport const j = c;`,
    "no-restricted-imports",
  ],
  ["workers/api/notices/kinds.ts", `import { o } from "../db/outbox";\nexport const j = o;`, "no-restricted-imports"],
  [
    "app/content/mails/bids.ts",
    `import { b } from "../../../workers/b";\nexport const j = b;`,
    "no-restricted-imports",
  ],
  ["app/content/tap.ts", `import { t } from "~/components/t";\nexport const j = t;`, "no-restricted-imports"],
  ["workers/gateway/jobs.ts", `import { jobs } from "../api/jobs";\nexport const j = jobs;`, "no-restricted-imports"],
  ["workers/app.ts", `import { job } from "~/domain/jobs/job";\nexport const j = job;`, "no-restricted-imports"],
  ["app/one.ts", `import { two } from "./two";\nexport const one = () => two;`, "import/no-cycle"],
  ["app/two.ts", `import { one } from "./one";\nexport const two = () => one;`, "import/no-cycle"],
  [
    "app/parent.ts",
    `import { child } from "./child";\nexport interface Props {}\nexport const p = child;`,
    "import/no-cycle",
  ],
  ["app/child.ts", `import type { Props } from "./parent";\nexport const child = (_: Props) => 1;`, "import/no-cycle"],
  ["app/routes/style.tsx", `export const S = () => <p style={{ color: "red" }}>x</p>;`, "react/forbid-dom-props"],
  ["app/routes/click.tsx", `export const S = () => <a href="/" onClick={() => 1}>x</a>;`, "react/forbid-dom-props"],
  [
    "app/routes/part.tsx",
    `const P = (_: object) => null;\nexport const S = () => <P style={{}} />;`,
    "react/forbid-component-props",
  ],
  ["app/routes/limit.tsx", `export const S = () => <input aria-label="x" maxLength={5} />;`, "react/forbid-dom-props"],
  [
    "app/components/limit.tsx",
    `const P = (_: object) => null;\nexport const S = () => <P maxLength={5} />;`,
    "react/forbid-component-props",
  ],
  ["app/routes/alt.tsx", `export const S = () => <img src="/a.png" />;`, "jsx-a11y/alt-text"],
  ["app/routes/log.ts", `console.log("x");`, "no-console"],
  ["app/routes/bid.ts", `export const f = (b?: { status: string }) => b?.status === "x";`, "domain-status"],
  ["app/routes/chat.ts", `export const f = (c: { bid_status: string }) => "x" != c.bid_status;`, "domain-status"],
  ["app/components/word.tsx", `export const f = (word: string) => word !== "reserved";`, "domain-status"],
  ["app/components/in.tsx", `export const f = (s: { status: string }) => ["x"].includes(s.status);`, "domain-status"],
  ["app/components/of.tsx", `export const f = (o: string[], status: string) => o.includes(status);`, "domain-status"],
  [
    "app/components/case.tsx",
    `export function f(jobStatus: string) {\n  switch (jobStatus) {\n    default:\n      return 1;\n  }\n}`,
    "domain-status",
  ],
  ["workers/api/float.ts", `export function f(p: Promise<void>) {\n  p;\n}`, "typescript/no-floating-promises"],
  ["workers/api/misuse.ts", `export const f = (p: Promise<boolean>) => (p ? 1 : 2);`, "typescript/no-misused-promises"],
  ["workers/api/any.ts", `export const f = (a: any) => a;`, "typescript/no-explicit-any"],
] as const;

const KNOWN_GOOD = [
  [
    "app/domain/jobs/job.ts",
    `import { z } from "zod";\nimport { money } from "./money";\nexport const job = z.object({ money });`,
  ],
  ["app/domain/money/money.ts", `import { z } from "zod/v4";\nexport const money = z.string();`],
  ["app/domain/guard/chat.ts", `import { money } from "../money";\nexport const chat = money;`],
  [
    "app/components/chats/bubble.tsx",
    `import { job } from "~/domain/jobs/job";\nimport { dot } from "../ui/dot";\nexport const b = [job, dot];`,
  ],
  ["app/components/wallet/sum.tsx", `import { sum } from "../payments/sum-table";\nexport const s = sum;`],
  ["app/components/payments/sum-table.tsx", `export const sum = 1;`],
  ["app/components/ui/dot.tsx", `export const dot = 1;`],
  ["app/components/ui/form.tsx", `import { Form } from "react-router";\nexport const F = Form;`],
  ["app/components/shell/account-menu.tsx", `export const S = () => <form method="post" />;`],
  [
    "app/routes/home/home.tsx",
    `import { dot } from "~/components/ui/dot";\nexport default () => <p className="x">{dot}</p>;`,
  ],
  [
    "app/routes/gone.ts",
    `export const f = (e: { status: number }) => e.status === 410 || [404, 410].includes(e.status);`,
  ],
  ["app/components/tone.tsx", `export const f = (intent: string) => intent === "archive";`],
  ["app/domain/life.ts", `export const f = (status: string) => status === "open";`],
  [
    "workers/api/endpoints/job/job.ts",
    `import { job } from "~/domain/jobs/job";\nimport { row } from "../../db/row";\nexport const r = [job, row];`,
  ],
  ["workers/api/notices/mails.ts", `import { mails } from "~/content/mails";\nexport const m = mails;`],
  ["workers/api/db/row.ts", `import type { Env } from "../../env";\nexport const row = (env: Env) => env;`],
] as const;

interface Diagnostic {
  code: string;
  filename: string;
}

describe("the linter", () => {
  let folder: string;
  let found: Diagnostic[];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "known-bad-"));
    for (const [name, source] of [...KNOWN_BAD, ...KNOWN_GOOD]) {
      await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
      await writeFile(path.join(folder, name), `${source}\n`);
    }
    for (const name of ["node_modules", "oxlint.config.ts", "oxlint.directions.ts", "package.json", "scripts"]) {
      await symlink(path.join(project, name), path.join(folder, name));
    }
    await writeFile(path.join(folder, "tsconfig.json"), TSCONFIG);
    found = await lint(folder);
  }, 30_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(KNOWN_BAD)("reports %s", (name, _source, rule) => {
    const codes = found.filter((entry) => entry.filename === name).map((entry) => entry.code);
    expect(codes).toContainEqual(expect.stringContaining(rule.split("/").at(-1) ?? rule));
  });

  it.each(KNOWN_GOOD)("accepts %s", (name) => {
    expect(found.filter((entry) => entry.filename === name)).toEqual([]);
  });
});

const TSCONFIG = JSON.stringify({
  include: ["app", "workers"],
  compilerOptions: {
    strict: true,
    module: "ES2022",
    moduleResolution: "bundler",
    target: "ES2024",
    jsx: "react-jsx",
    types: [],
    noEmit: true,
    paths: { "~/*": ["./app/*"] },
  },
});

function lint(cwd: string): Promise<Diagnostic[]> {
  return new Promise((resolve, reject) => {
    execFile("oxlint", ["--type-aware", "--format=json", "app", "workers"], { cwd }, (_failed, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout).diagnostics);
      } catch {
        reject(new Error(`${stdout}\n${stderr}`));
      }
    });
  });
}
