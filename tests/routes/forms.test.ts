import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { ApiError } from "~/api/error";
import { filterErrors, pageErrors } from "~/api/field-messages";
import { ShellButton } from "~/components/shell/shell-button";
import { errorsOf } from "~/components/ui/form-errors";
import { PostForm } from "~/components/ui/post-form";
import { credentials, resetForm, signUp, signUpForm } from "~/domain/accounts/account";
import { passwordForm, personalForm } from "~/domain/accounts/profile-form";
import { windowForm } from "~/domain/deals/appointment";
import { bidFields } from "~/domain/deals/bid";
import { askForm } from "~/domain/jobs/comment";
import { jobDraft } from "~/domain/jobs/job";
import { additionsIn } from "~/domain/jobs/job-additions";
import { bodyOf, budgetStep, detailsStep, emptyDraft, titleStep } from "~/domain/jobs/job-steps";
import { notificationForm } from "~/domain/notifications/notification-form";
import { constraintOf, type FormSchema, namesOf } from "~/forms/constraint";
import { PAGE_FORM, PageForm } from "~/forms/page-form";
import { controlProps, limitProps } from "~/forms/props";
import { type Reply, readForm } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { isOfPage, isSecret } from "~/forms/secret";
import { useForm } from "~/forms/use-form";
import { SavedFormContext } from "~/forms/use-typed";
import { withFields } from "~/routes/jobs/draft";
import { DRAFT } from "../mocks/factories/draft";

const filled = (fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

it("names the faults in the order of the fields, also those of rules about several fields", () => {
  const sent = filled({ date: "2020-01-01", from: "", to: "25:99" });
  const read = readForm(sent, windowForm, { locale: "nl" });
  expect(read.ok ? null : Object.keys(read.reply.error ?? {})).toEqual(["date", "from", "to"]);
});

async function accepted<S extends FormSchema>(form: FormData, schema: S) {
  const read = readForm(form, schema, { locale: "nl" });
  if (!read.ok) throw new Error(JSON.stringify(read.reply));
  return read;
}

async function refusal<S extends FormSchema>(form: FormData, schema: S, locale: "nl" | "en" = "nl"): Promise<Reply> {
  const read = readForm(form, schema, { locale });
  if (read.ok) throw new Error("was accepted");
  return read.reply;
}

describe("a form with names of its own making", () => {
  it("reaches the form library with the fields of its schema alone, each once", async () => {
    const sent = filled({ email: "sem@", "x[3]": "y", "email[9]": "z", "a.b": "c", __intent__: "{}", __state__: "{}" });
    sent.append("email", "nog eens");
    const { initialValue } = await refusal(sent, signUp);
    expect(initialValue).toEqual({ email: "sem@" });
  });

  it("has lists of at most a hundred", async () => {
    const sent = new FormData();
    for (let at = 0; at < 300; at++) sent.append("categories", "0");
    const { initialValue } = await refusal(sent, personalForm);
    expect(initialValue?.categories).toHaveLength(100);
  });
});

describe("what the API finds wrong with fields, on a page", () => {
  it.each([
    [
      { zipcode: ["De postcode klopt niet (zoals 1234AB)"] },
      "Vul een hele postcode in, zoals 1012AB, zonder huisnummer.",
    ],
    [{ distance: ["Invalid value."] }, "Enter a distance from 1 to 100 km."],
    [{ kvk: ["Dit nummer klopt niet."] }, "Dit KVK-nummer klopt niet. Het heeft 8 cijfers, zoals 12345678."],
    [{ number: ["Dit nummer klopt niet."] }, "Dit nummer klopt niet."],
    [{ distance: ["Het is te ver."] }, "Het is te ver."],
  ])("%j", (fields, said) => {
    expect(Object.values(pageErrors(fields))).toEqual([[said]]);
  });

  it("asks no letters of a postcode that filters a list", () => {
    const said = { zipcode: ["The postcode is not correct (like 1234AB)"] };
    expect(filterErrors(said)).toEqual({ zipcode: ["Enter a postcode, such as 1012AB or 1012."] });
  });
});

describe("a day that is typed as people write it", () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2099-06-01"), toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  it.each(["31-12-2099", "31/12/2099", " 31.12.2099 ", "2099-12-31"])("%s", async (typed) => {
    const sent = filled({ title: "Kraan vervangen", when: "date", execution_date: typed });
    const { value } = await accepted(sent, titleStep);
    expect(value.execution_date).toBe("2099-12-31");
    expect(withFields(emptyDraft(DRAFT), titleStep, sent).fields.execution_date).toBe("2099-12-31");
  });

  it.each(["31-02-2099", "morgen", "31-12-99"])("not %s, with an example", async (typed) => {
    const { error } = await refusal(filled({ title: "Kraan", when: "date", execution_date: typed }), titleStep);
    expect(error).toEqual({ execution_date: ["Vul een datum in, zoals 31-12-2026."] });
  });
});

describe("an amount that is typed as people write it", () => {
  it("reaches the API as it reads amounts", async () => {
    expect((await accepted(filled({ amount: "€ 1.000,-" }), bidFields)).data.amount).toBe("1000");
    const budget = filled({ price_type: "budget", budget: "1.250,50" });
    expect((await accepted(budget, budgetStep)).value.budget).toBe("1250.50");
    expect(withFields(emptyDraft(DRAFT), budgetStep, budget).fields.budget).toBe("1.250,50");
    const draft = { ...emptyDraft(DRAFT), fields: { budget: "1.250,50" } };
    expect(bodyOf(draft, "nl").budget).toBe("1250.50");
  });

  it("comes back as typed after an error, of the form or of the API", async () => {
    const price = { price_type: "budget", budget: "€ 11.234,50" };
    expect((await refusal(filled(price), budgetStep)).initialValue).toMatchObject(price);
    const form = await accepted(filled({ amount: "1.234,50" }), bidFields);
    expect(form.refuse({}, ["Dat kan nu niet."]).initialValue).toMatchObject({ amount: "1.234,50" });
  });

  it("is refused with both ways to read it if it has three digits after the comma", async () => {
    const { error, initialValue } = await refusal(filled({ amount: "12,345" }), bidFields);
    expect(error).toEqual({ amount: [expect.stringContaining("op twee manieren")] });
    expect(initialValue).toMatchObject({ amount: "12,345" });
  });
});

describe("a form made of its schema", () => {
  it("has the schema's fields, whatever is done with them before and after", () => {
    expect(namesOf(detailsStep)).toEqual(["description", "category", "business_required", ...additionsIn("details")]);
    expect(namesOf(jobDraft)).toEqual(expect.arrayContaining(["title", "zipcode", "budget", "is_remote"]));
  });

  it("asks for what the schema asks for", () => {
    const asked = (schema: Parameters<typeof constraintOf>[0]) =>
      Object.entries(constraintOf(schema)).flatMap(([name, { required }]) => (required ? [name] : []));
    expect(asked(signUpForm)).toEqual(["email", "password"]);
    expect(asked(personalForm)).toEqual([]);
    expect(asked(jobDraft)).toEqual(["title", "description"]);
  });

  it("knows lengths, ranges and lists", () => {
    expect(constraintOf(jobDraft).special_requirements).toMatchObject({ maxLength: 500 });
    expect(constraintOf(signUpForm).password).toMatchObject({ minLength: 8, maxLength: 128 });
    expect(constraintOf(notificationForm).distance).toMatchObject({ min: 1, max: 100 });
    expect(constraintOf(personalForm).categories).toMatchObject({ multiple: true });
  });

  it("knows the lengths of what may be left empty", () => {
    const form = z.object({ bio: z.string().max(9).nullable(), name: z.string().max(7).optional() });
    expect(constraintOf(form)).toMatchObject({ bio: { maxLength: 9 }, name: { maxLength: 7 } });
  });

  it("gives its controls the limits and what was typed", () => {
    let control: object = {};
    function Title() {
      const [, fields] = useForm(titleStep, { id: "title", defaultValue: { title: "Kast" } });
      control = { required: fields.title.required, ...controlProps(fields.title) };
      return null;
    }
    renderToString(createElement(Title));
    expect(control).toMatchObject({ required: true, defaultValue: "Kast", maxLength: 100, "data-limit": 50 });
  });

  it("never lets the browser cut off what the schema allows", () => {
    const { maxLength } = limitProps(constraintOf(titleStep).title);
    const longest = `K${"🔧".repeat(49)}`;
    expect(titleStep.safeParse({ title: longest }).success).toBe(true);
    expect(maxLength).toBeGreaterThanOrEqual(longest.length);
  });

  it("takes over every field of a step, and forgets a box that is not ticked any more", () => {
    const typed = {
      description: "Een\r\ntwee",
      category: "5",
      business_required: "true",
      special_requirements: "Ladder",
    };
    const draft = withFields(emptyDraft(DRAFT), detailsStep, filled(typed));
    expect(draft.fields).toEqual({ ...typed, description: "Een\ntwee" });
    expect(withFields(draft, detailsStep, filled({ category: "5" })).fields).toEqual({ category: "5" });
  });
});

describe("a form in order", () => {
  it("gives the schema's values, and what was typed for the API to read", async () => {
    const form = await accepted(filled({ amount: "12,50", message: " Graag! " }), bidFields);
    expect(form.value).toEqual({ amount: 1250, message: "Graag!", first_day: null });
    expect(form.data).toEqual({ amount: "12,50", message: " Graag! " });
  });

  it("counts a line break as the browser did: once", async () => {
    const comment = `${"a".repeat(499)}\r\n${"b".repeat(500)}`;
    expect((await accepted(filled({ comment }), askForm)).value.comment).toHaveLength(1000);
  });

  it("does not count a file control without a choice", async () => {
    const schema = z.object({ image: z.instanceof(File).optional() });
    expect((await accepted(filled({ image: new File([], "") }), schema)).data).toEqual({});
  });
});

describe("a form with faults", () => {
  it("says each in the reader's language, and keeps what was typed", async () => {
    const typed = { amount: "veel", message: "Graag!" };
    const dutch = await refusal(filled(typed), bidFields);
    const english = await refusal(filled(typed), bidFields, "en");
    expect(dutch.initialValue).toEqual(typed);
    expect(dutch.error?.amount?.[0]).toMatch(/bedrag/i);
    expect(english.error?.amount?.[0]).toMatch(/amount/i);
  });

  it("never gives a password back", async () => {
    const reply = await refusal(filled({ email: "geen", password: "Geheim123" }), signUp);
    expect(JSON.stringify(reply)).not.toContain("Geheim123");
    expect(reply.initialValue).toEqual({ email: "geen" });
  });

  it.each([
    ["signing up", signUpForm, { email: "geen", password: "Geheim123", confirm: "Geheim124" }],
    ["choosing a new one", resetForm, { uid: "1", token: "t", new_password: "Geheim123", confirm: "Geheim124" }],
    ["changing it", passwordForm, { old_password: "Geheim123", new_password: "geheim124" }],
    ["logging in", credentials, { email: "geen", password: "Geheim123" }],
  ])("never gives a password back, nor its repetition: %s", async (_, schema: FormSchema, typed) => {
    const reply = await refusal(filled(typed), schema);
    expect(JSON.stringify(reply)).not.toMatch(/geheim/i);
  });

  it("lists them for the summary, with where to go", async () => {
    const lastResult = await refusal(filled({ amount: "veel" }), bidFields);
    let listed: unknown;
    function Bid() {
      const [form, fields] = useForm(bidFields, {
        id: "bid",
        lastResult: { ...lastResult, error: { ...lastResult.error, "": ["Deze klus staat niet meer open."] } },
      });
      listed = errorsOf(form, fields);
      return null;
    }
    renderToString(createElement(Bid));
    expect(listed).toEqual([
      { id: "bid", text: "Deze klus staat niet meer open." },
      { id: "bid-amount", text: "Vul een geldig bedrag in, zoals 12,50." },
    ]);
  });
});

describe("a form that was left unsent", () => {
  const unsent = { path: "/profile/1", form: "profile", fields: { name: "Noa" }, lists: { categories: ["1", "5"] } };

  function begun(id: string, lastResult?: Reply) {
    let values: unknown[] = [];
    function Profile() {
      const [form, fields] = useForm(personalForm, {
        id,
        lastResult,
        defaultValue: { name: "Noor", zipcode: "1012AB" },
      });
      values = [fields.name.initialValue, fields.zipcode.initialValue, fields.categories.initialValue, form.errors];
      return null;
    }
    renderToString(createElement(SavedFormContext, { value: unsent }, createElement(Profile)));
    return values;
  }

  it("is drawn as it was typed, and nothing is said of it", () => {
    expect(begun("profile")).toEqual(["Noa", undefined, ["1", "5"], undefined]);
    expect(begun("settings")).toEqual(["Noor", "1012AB", undefined, undefined]);
  });

  it("gives way to one that was refused since", () => {
    expect(begun("profile", { initialValue: { name: "N" } })[0]).toBe("N");
  });

  it("stores every field that the user fills in", () => {
    const sources = import.meta.glob<string>("../../app/{components,routes}/**/*.tsx", {
      eager: true,
      query: "?raw",
      import: "default",
    });
    const shown = Object.values(sources).flatMap((source) => [...source.matchAll(/ field=\{fields\.(\w+)\}/g)]);
    expect(shown.length).toBeGreaterThan(50);
    expect(shown.flatMap(([, name]) => (name && isOfPage(name) ? [name] : []))).toEqual([]);
  });

  it("has secrets that are called so", () => {
    const schemas = import.meta.glob<Record<string, unknown>>("../../app/domain/**/*.ts", { eager: true });
    const secrets = Object.values(schemas)
      .flatMap((exported) => Object.values(exported))
      .filter((one): one is FormSchema => one instanceof z.ZodObject)
      .flatMap((schema) => Object.entries(constraintOf(schema)).filter(([, { secret }]) => secret));
    expect(secrets.length).toBeGreaterThan(5);
    for (const [name] of secrets) expect(isSecret(name), name).toBe(true);
  });
});

describe("the buttons after a page", () => {
  const page = (...ids: string[]) => {
    const forms = ids.map((id) => createElement(PostForm, { key: id, form: { id } }));
    const button = createElement(ShellButton, {
      key: "en",
      to: "/language",
      asks: {},
      pageAddress: "/",
      keepsTyped: true,
    });
    const routes = [{ path: "/", element: [...forms, button] }];
    const router = createElement(RouterProvider, { router: createMemoryRouter(routes) });
    return renderToString(createElement(PageForm, { value: { id: null } }, router));
  };

  it.each([
    ["its first form", ["ask", "bid"], "ask"],
    ["the header’s where it has none", [], PAGE_FORM],
  ])("belong to %s", (_, ids, id) => {
    expect(page(...ids)).toMatch(new RegExp(`<button[^>]* form="${id}" [^>]*form=${id}"`));
  });
});

describe("what the API refuses", () => {
  const typed = () => accepted(filled({ email: "a@b.nl", password: "Welkom123!" }), signUp);

  it("stands beside its field, or above the form when it shows no such field", async () => {
    const answer = { email: ["Bestaat al."], language: ["Kies een taal."] };
    const { data, init } = refusedByApi(await typed(), ApiError.fromAnswer(400, answer));
    expect(init?.status).toBe(400);
    expect(data.result.error).toEqual({ email: ["Bestaat al."], "": ["Kies een taal."] });
    expect(data.result.initialValue).toEqual({ email: "a@b.nl" });
  });

  it("in one sentence stands above the form, with its status", async () => {
    const { data, init } = refusedByApi(
      await typed(),
      ApiError.fromAnswer(409, { detail: "Te laat.", code: "transition" }),
    );
    expect(init?.status).toBe(409);
    expect(data.result).toMatchObject({ status: "error", error: { "": ["Te laat."] } });
  });

  it("without an answer is a 503", async () => {
    const silence = new ApiError(0, { code: "offline", detail: "Request could not be made", fields: null });
    expect(refusedByApi(await typed(), silence).init?.status).toBe(503);
  });

  it("says in the words of the form that the API failed, and keeps the reason of a refusal", async () => {
    const failed = ApiError.fromAnswer(502, null);
    const late = ApiError.fromAnswer(409, { detail: "Te laat.", code: "transition" });
    const said = async (error: ApiError) => refusedByApi(await typed(), error, "Opslaan mislukt.").data.result.error;
    expect(await said(failed)).toEqual({ "": ["Opslaan mislukt."] });
    expect(await said(late)).toEqual({ "": ["Te laat."] });
  });

  it("is not mistaken for a fault of ours", async () => {
    const form = await typed();
    expect(() => refusedByApi(form, new TypeError("x"))).toThrow(TypeError);
  });
});

it("does not compare a new password with the current one while either is empty", () => {
  const faultsOf = (sent: Record<string, string>) =>
    passwordForm.safeParse(sent).error?.issues.map(({ message }) => message);
  const empty = faultsOf({ old_password: "", new_password: "", confirm: "" });
  expect(empty).toContain("required");
  expect(empty).not.toContain("password_same");
  const same = { old_password: "Geheim123", new_password: "Geheim123", confirm: "Geheim123" };
  expect(faultsOf(same)).toEqual(["password_same"]);
});
