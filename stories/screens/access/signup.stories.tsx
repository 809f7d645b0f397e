import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aDraft, STEPS } from "../../../tests/mocks/factories/draft";
import { aViewer } from "../../../tests/mocks/factories/person";
import { asks, login, signup } from "../../../tests/mocks/outcomes";
import { english, isRefused, isWrong, mobile, opens, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/signup" } });

const SEM = { "E-mail": "sem@example.test", Wachtwoord: "Welkom123!" };

const signUp = (story: Parameters<typeof send>[0], fields = SEM) => send(story, fields, "Account aanmaken");

export const Default = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByLabelText("Herhaal wachtwoord")).not.toBeVisible();
    // The site sends no newsletter, so the form does not offer one.
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
});

export const WithDraft = meta.story({
  args: {
    at: `/signup?next=${STEPS.location}`,
    drafts: aDraft({ fields: { title: "Kraan vervangen" } }),
  },
  async play(story) {
    await says("Je klus ‘Kraan vervangen’ is bewaard")(story);
    await expect(story.canvas.getByRole("navigation", { name: "Eerst je account, dan stap 2 van 4" })).toBeVisible();
  },
});

export const PasswordShown = meta.story({
  async play(story) {
    const password = await story.canvas.findByLabelText<HTMLInputElement>("Wachtwoord");
    await press(story, "button", "Toon wachtwoord");
    await expect(password.type).toBe("text");
    await expect(story.canvas.getByRole("button", { name: "Toon wachtwoord", pressed: true })).toBeVisible();
    password.form?.addEventListener("submit", (event) => event.preventDefault(), { once: true });
    password.form?.requestSubmit();
    await expect(password.type).toBe("password");
  },
});

export const BeforeABid = meta.story({
  args: { at: "/signup?next=/task/12/bod" },
  play: says("Je gaat een bod doen op ‘Lekkende keukenkraan vervangen’"),
});

export const BeforePosting = meta.story({
  args: { at: "/signup?next=/post-job" },
  async play({ canvas }) {
    await expect(await canvas.findByText("Je gaat een klus plaatsen")).toBeVisible();
    const ways = canvas.getAllByRole("link", { name: "Inloggen" }).map((link) => link.getAttribute("href"));
    await expect(ways).toContain("/login?next=%2Fpost-job");
  },
});

export const Invalid = meta.story({
  async play(story) {
    await signUp(story, { "E-mail": "sem@", Wachtwoord: "kort1" });
    await isRefused(story, "Fout bij aanmelden");
    await isWrong(story, "E-mail", "Ongeldig e-mailadres");
    await isWrong(story, "Wachtwoord", "Wachtwoord moet minimaal 8 tekens bevatten");
    await expect(story.canvas.getByLabelText("Wachtwoord")).toHaveValue("");
    await expect(story.canvas.getByLabelText("E-mail")).toHaveValue("sem@");
  },
});

export const Submitting = meta.story({
  args: { outcomes: [signup.waits] },
  async play(story) {
    await signUp(story);
    await expect(await story.canvas.findByRole("button", { name: "Account aanmaken…" })).toBeVisible();
  },
});

export const AddressTaken = meta.story({
  args: { outcomes: [login.badCredentials] },
  async play(story) {
    await signUp(story);
    await says("Kijk in je mail: we hebben je een bericht gestuurd over je account.")(story);
  },
});

export const TooOften = meta.story({
  args: { outcomes: [signup.tooOften] },
  async play(story) {
    await signUp(story);
    await isRefused(story, "Te veel");
  },
});

export const Offline = meta.story({
  args: { outcomes: [signup.offline] },
  async play(story) {
    await signUp(story);
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
  },
});

export const WithoutName = meta.story({
  args: { outcomes: [asks(aViewer({ name: "", member_since: "2026-03-03", first_time: true }))] },
  async play(story) {
    await signUp(story);
    await opens("Hoe heet je?")(story);
  },
});

export const SignedUp = meta.story({
  args: { outcomes: [asks(aViewer({ member_since: "2026-03-03", first_time: true }))] },
  async play(story) {
    await signUp(story);
    await says("Welkom bij Buurklusser!")(story);
  },
});

export const English = meta.story({ ...english, play: opens("Sign up") });
export const Mobile = meta.story({ ...mobile, play: opens("Account aanmaken") });
