import { fieldMessage, pageContexts } from "../../app/api/field-messages";
import { expect, test } from "./fixtures";
import { aStranger, HELPER, PLACER } from "./people";
import { addPhotos, photo } from "./posting";
import { expectFault, expectRefused, statusAfter, summaryOf } from "./refused";
import { type Language, wordsIn } from "./texts";

const OPEN_JOB = "Lekkende keukenkraan vervangen";
const BUSY_WITH = "Voordeur schilderen, hoogglans groen";

const OWN_JOB = "Balkon winterklaar maken";

export function refusedAboutJobs(language: Language): void {
  const w = wordsIn(language);

  test("posting a job: faults beside the fields of each step, everything typed and the chosen photo kept", async ({
    open,
  }) => {
    const page = await open(language, aStranger("Anja"));
    const t = w("posting");
    const button = page.getByRole("main").getByRole("button", { name: t("next") });

    await page.goto("/post-job");
    const title = page.getByRole("textbox", { name: t("title.title") });
    const day = page.getByLabel(t("title.dateField"));
    await page.getByRole("radio", { name: t("title.date") }).check();
    await day.fill("2020-02-29");
    await expectRefused(page, language, {
      button,
      faults: [
        [title, "required"],
        [day, "date_past"],
      ],
    });
    await expect(page.getByRole("radio", { name: t("title.date") })).toBeChecked();
    await expect(day).toHaveValue("2020-02-29");
    await title.fill("Schutting rechtzetten");
    await page.getByRole("radio", { name: t("title.asap") }).check();
    await button.click();

    const zipcode = page.getByRole("textbox", { name: t("location.zipcode") });
    const details = page.getByRole("textbox", { name: w("fields")("label.location_details") });
    await zipcode.fill("Dam 1");
    await details.fill("Achterom, het hek staat open");
    await expectRefused(page, language, { button, faults: [[zipcode, "zipcode"]] });
    await expect(zipcode).toHaveValue("Dam 1");
    await expect(details).toHaveValue("Achterom, het hek staat open");
    await zipcode.fill("1016KL");
    await button.click();

    const description = page.getByRole("textbox", { name: t("details.description") });
    const wishes = page.getByRole("textbox", { name: w("fields")("label.special_requirements") });
    const photos = page.getByLabel(t("details.photos"), { exact: true });
    await page.getByText(w("fields")("more.title"), { exact: true }).click();
    await wishes.fill("Eigen grondboor");
    const text = { name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("plan") };
    await addPhotos(page, language, [photo("schutting.jpg"), text]);
    await expectFault(photos, `plan.txt: ${fieldMessage("image_type", language)}`);
    await expect(page.getByRole("img", { name: t("details.photo", { number: 1 }) })).toBeVisible();
    // A refused photo stops the form once.
    if (test.info().project.use.javaScriptEnabled !== false) {
      await button.click();
      await expect(photos).toBeFocused();
    }
    await expectRefused(page, language, { button, faults: [[description, "required"]] });
    await expect(page.getByRole("img", { name: t("details.photo", { number: 1 }) })).toBeVisible();
    await expect(wishes).toHaveValue("Eigen grondboor");
    await description.fill("Drie palen staan scheef.");
    await button.click();

    const budget = page.getByRole("textbox", { name: t("budget.amount") });
    await budget.fill("0,50");
    await expectRefused(page, language, { button, faults: [[budget, "amount_min"]] });
    await expect(budget).toHaveValue("0,50");
    await budget.fill("120");
    await button.click();
    await page.getByRole("button", { name: t("budget.submit") }).click();
    await expect(page.getByRole("heading", { level: 1, name: t("thanks.title") })).toBeVisible();
    await page.getByRole("link", { name: t("thanks.view") }).click();
    await expect(page.getByRole("region", { name: w("jobs")("job.photos") }).getByRole("img")).toHaveCount(1);
  });

  test("a job that is changed: faults beside the fields, the rest as it was typed", async ({ open }) => {
    const page = await open(language, PLACER);
    const t = w("jobs");
    await page.goto(`/browse-tasks?search=${OWN_JOB}`);
    await page.getByRole("link", { name: OWN_JOB }).click();
    await page.getByRole("link", { name: t("owner.edit") }).click();
    const [name, text] = [
      page.getByRole("textbox", { name: t("edit.name") }),
      page.getByRole("textbox", { name: t("edit.text") }),
    ];
    const budget = page.getByRole("textbox", { name: t("edit.budget") });
    await name.fill("");
    await text.fill("Ook de regenton.");
    await budget.fill("veel");
    await expectRefused(page, language, {
      button: page.getByRole("button", { name: t("edit.save") }),
      faults: [
        [name, "required"],
        [budget, "money"],
      ],
    });
    await expect(text).toHaveValue("Ook de regenton.");
    await expect(budget).toHaveValue("veel");
  });

  test("a bid: what is no amount, with the message kept", async ({ open }) => {
    const page = await open(language, aStranger("Bram"));
    const t = w("bids");
    await page.goto(`/browse-tasks?search=${OPEN_JOB}`);
    await page.getByRole("link", { name: OPEN_JOB }).click();
    await page
      .getByRole("main")
      .getByRole("link", { name: t("panel.bid") })
      .click();
    const amount = page.getByRole("textbox", { name: t("form.amount") });
    const message = page.getByRole("textbox", { name: t("form.message") });
    await amount.fill("zestig");
    await message.fill("Ik heb het gereedschap.");
    const button = page.getByRole("button", { name: t("form.place") });
    await expectRefused(page, language, { button, faults: [[amount, "money"]] });
    await expect(amount).toHaveValue("zestig");
    await expect(message).toHaveValue("Ik heb het gereedschap.");
  });

  test("a question: no phone number in public, and what was asked stays", async ({ open }) => {
    const page = await open(language, aStranger("Cor"));
    const t = w("jobs");
    await page.goto(`/browse-tasks?search=${OPEN_JOB}`);
    await page.getByRole("link", { name: OPEN_JOB }).click();
    const question = page.getByRole("textbox", { name: t("questions.ask") });
    await question.fill("Kan ik je bellen? 06-12345678");
    expect(await statusAfter(page, page.getByRole("button", { name: t("questions.askButton") }))).toBe(422);
    const barred = fieldMessage("contact_details@question", language, ["page"]);
    const words = fieldMessage("contact_words:“06-12345678”", language);
    await expectFault(question, `${barred} ${words}`);
    await expect(summaryOf(page, language, 1).getByRole("link")).toHaveText([
      new RegExp(`^[^:]+: ${RegExp.escape(words)}$`),
    ]);
    await expect(question).toHaveValue("Kan ik je bellen? 06-12345678");
    const passerBy = await open(language);
    await passerBy.goto(page.url());
    await expect(passerBy.getByRole("heading", { level: 1, name: OPEN_JOB })).toBeVisible();
    await expect(passerBy.getByText("06-12345678")).toHaveCount(0);
  });

  test("a message: not empty, not endless, and what was written stays", async ({ open }) => {
    const page = await open(language, HELPER);
    await page.goto("/messages");
    await page.getByRole("link", { name: BUSY_WITH }).click();
    const t = w("messages");
    const message = page.getByRole("textbox", { name: t("composer.label", { name: "Petra de Vries" }) });
    const button = page.getByRole("button", { name: t("composer.send") });
    expect(await statusAfter(page, button)).toBe(422);
    await expectFault(message, fieldMessage("required", language, pageContexts("message")));
    const endless = "a".repeat(4001);
    await message.fill(endless);
    expect(await statusAfter(page, button)).toBe(422);
    await expectFault(message, fieldMessage("max_length:4000", language));
    await expect(message).toHaveValue(endless);
  });

  test("filters that cannot be: told beside the field, with the rest as it was", async ({ open }) => {
    const page = await open(language);
    const t = w("jobs");
    await page.goto("/browse-tasks");
    const search = page.getByRole("search");
    await search.getByRole("textbox", { name: t("browse.zipcode") }).fill("Dam");
    const button = search.getByRole("button", { name: t("browse.show") });
    await expectRefused(page, language, {
      button,
      status: 400,
      faults: [[search.getByRole("textbox", { name: t("browse.zipcode") }), "zipcode_area", "page"]],
    });
    await expect(search.getByRole("textbox", { name: t("browse.zipcode") })).toHaveValue("Dam");
  });
}
