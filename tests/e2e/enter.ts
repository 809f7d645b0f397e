import type { ElementHandle, Page, Request, Route } from "@playwright/test";
import type { READERS } from "./addresses";
import { expect, type Open, test } from "./fixtures";

const STAY = { status: 204 };
/** Forms answer in 50 ms. */
const NO_REQUEST_MS = 2_000;

interface TextForm {
  at: number;
  kind: string;
}

export async function enterPressesTheMainButton(open: Open, reader: (typeof READERS)[number]): Promise<void> {
  const page = await open("nl", reader.account);
  const addresses = await reader.pages(page);
  // Without the policy of a page, which forbids to parse HTML.
  const parser = await page.context().newPage();
  const known = new Set<string>();
  let fields = 0;
  for (const [path] of addresses) {
    const html = await (await page.request.get(path)).text();
    const unknown = (await parser.evaluate(textForms, html)).filter(({ kind }) => !known.has(kind));
    if (unknown.length === 0) continue;
    await test.step(path, async () => {
      await visit(page, path);
      for (const { at, kind } of await page.evaluate(textForms, null)) {
        if (known.has(kind)) continue;
        known.add(kind);
        fields += await pressEach(page, path, { at, kind });
      }
    });
  }
  expect(fields, "fields").toBeGreaterThan(0);
}

/** An error page is a document at any address. */
const isLive = async (page: Page) =>
  test.info().project.use.javaScriptEnabled !== false && (await page.locator("#texts").count()) > 0;

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (await isLive(page)) await expect(page.locator("html")).toHaveAttribute("data-hydrated");
}

/** Keep the imports out: the browser runs it. Null is the page itself. */
function textForms(html: string | null): TextForm[] {
  const page = html === null ? document : new DOMParser().parseFromString(html, "text/html");
  const anyId = (text: string) => text.replaceAll(/[\da-f]{8}-[\da-f-]{27}|\d+/g, "#");
  return Array.from(page.forms, (form, at) => {
    const elements = Array.from(form.elements).filter((one) => !one.matches("[type=hidden], fieldset, output"));
    const parts = elements.map(
      (one) => `${one.tagName[0]}.${one.getAttribute("name")}${one.tagName === "BUTTON" ? one.className : ""}`,
    );
    const kind = anyId(`${form.method} ${form.getAttribute("action") ?? form.id} ${[...new Set(parts)].join(" ")}`);
    return {
      at,
      kind,
      hasText: elements.some((one) => one.matches("input:not([type=checkbox], [type=radio], [type=file])")),
    };
  }).filter(({ hasText }) => hasText);
}

async function pressEach(page: Page, path: string, { at, kind }: TextForm): Promise<number> {
  const send = async (find: () => Promise<ElementHandle | null>, press: (one: ElementHandle) => Promise<void>) => {
    // The document stays after the answer; React renders.
    if (await isLive(page)) await visit(page, path);
    await page.evaluate(openUp, at);
    const element = await find();
    return element && { request: await requestOf(page, () => press(element)) };
  };
  const main = await send(
    () => elementOf(page, at, mainButton),
    (one) => one.evaluate((button) => (button as HTMLElement).click()),
  );
  const count = await page.evaluate((which) => document.forms[which]?.elements.length ?? 0, at);
  let pressed = 0;
  for (let index = 0; index < count; index += 1) {
    const entered = await send(
      () => elementOf(page, at, textField, index),
      (one) => one.press("Enter", { noWaitAfter: true }),
    );
    if (!entered) continue;
    expect.soft(entered.request, `Enter in field ${index} of ${path}: ${kind}`).not.toBeNull();
    if (main) expect.soft(entered, `Enter in field ${index} of ${path}: ${kind}`).toEqual(main);
    pressed += 1;
  }
  return pressed;
}

/** The browser would refuse empty fields, and shows no fields of a closed part. */
function openUp(at: number): void {
  const form = document.forms[at];
  if (!form) return;
  form.noValidate = true;
  for (const part of form.querySelectorAll("details")) part.open = true;
}

const mainButton = (form: HTMLFormElement) => {
  const buttons = Array.from(form.elements).filter((one) => one.matches("button:not([type=button], [type=reset])"));
  return buttons.find((one) => one.classList.contains("button-primary")) ?? (buttons.length === 1 ? buttons[0] : null);
};

const textField = (form: HTMLFormElement, index: number) => {
  const field = form.elements[index];
  const isText = field?.matches(
    "input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=submit], [type=button], [type=range])",
  );
  return isText && field?.checkVisibility({ visibilityProperty: true }) ? field : null;
};

async function elementOf(
  page: Page,
  at: number,
  find: (form: HTMLFormElement, index: number) => Element | null | undefined,
  index = 0,
): Promise<ElementHandle | null> {
  const handle = await page.evaluateHandle(
    `((find) => find(document.forms[${at}], ${index}) ?? null)(${find.toString()})`,
  );
  return handle.asElement();
}

interface SubmittedForm {
  method: string;
  url: string;
  /** Sorted: the button stands where it is in the form. */
  fields: string[];
}

async function requestOf(page: Page, press: () => Promise<void>): Promise<SubmittedForm | null> {
  const found = Promise.withResolvers<Request | null>();
  const catchForm = async (route: Route) => {
    const request = route.request();
    const isOfForm = request.isNavigationRequest() || (request.resourceType() === "fetch" && !isOwn(request));
    if (!isOfForm) return route.continue();
    await route.fulfill(STAY);
    found.resolve(request);
  };
  await page.route("**/*", catchForm);
  const timer = setTimeout(() => found.resolve(null), NO_REQUEST_MS);
  await press();
  const request = await found.promise;
  clearTimeout(timer);
  await page.unroute("**/*", catchForm);
  // As after a return: the form can be sent again.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  return request && sentIn(request);
}

const isOwn = (request: Request) => /^\/(?:live|api)\//.test(new URL(request.url()).pathname);

function pageOf(address: string): string {
  const url = new URL(address);
  url.searchParams.delete("_routes");
  return `${url.pathname.replace(/\.data$/, "")}?${url.searchParams}`;
}

const withoutId = (text: string) => text.replace(/[\da-f]{8}-[\da-f-]{27}/, "#");

async function sentIn(request: Request): Promise<SubmittedForm> {
  const body = request.postDataBuffer();
  const type = request.headers()["content-type"] ?? "";
  const fields = body
    ? [...(await new Response(new Uint8Array(body), { headers: { "Content-Type": type } }).formData())]
    : [];
  return {
    method: request.method(),
    url: pageOf(request.url()),
    fields: fields
      .map(([name, value]) => withoutId(`${name}=${typeof value === "string" ? value : value.name}`))
      .toSorted(),
  };
}
