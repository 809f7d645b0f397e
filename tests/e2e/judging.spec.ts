import { axeFaults } from "./axe";
import { expect, test } from "./fixtures";

const document = (body: string) =>
  `<!DOCTYPE html><html lang="nl"><head><title>Proef</title></head><body><main><h1>Proef</h1>${body}</main></body></html>`;

const text = (color: string, words: string) => `<p style="background:#fffdfc;color:${color}">${words}</p>`;
const button = (style: string, name: string) => `<button style="position:absolute;${style}">${name}</button>`;

for (const [what, body, fault] of [
  ["text that is too faint", text("#c5c6c7", "Nauwelijks te lezen"), "color-contrast: p"],
  [
    "a small target beside another",
    button("left:9px;width:9px", "A") + button("left:19px;width:9px", "B"),
    "target-size",
  ],
  [
    "a target that lies under another",
    button("left:90px;top:90px;width:90px;height:30px", "A") + button("left:91px;top:91px;width:88px;height:28px", "B"),
    "target-size",
  ],
  [
    "a link that only its colour tells",
    '<p style="color:#000">Lees <a style="color:#006;text-decoration:none" href="/x">hoe dat zit</a> voor je begint.</p>',
    "link-in-text-block: a",
  ],
  ["a picture without words", '<img src="data:," >', "image-alt: img"],
] as const) {
  test(`a page is not faultless with ${what}`, async ({ page }) => {
    await page.setContent(document(text("#101112", "Goed te lezen") + body));
    expect((await axeFaults(page)).map((one) => one.slice(0, fault.length))).toContain(fault);
  });
}

test("text in colours that were too faint before is too faint again", async ({ page }) => {
  for (const words of ["Nauwelijks te lezen", "Weer nauwelijks te lezen"]) {
    await page.setContent(document(text("#c8c9ca", words)));
    expect(await axeFaults(page)).toEqual([expect.stringMatching(/^color-contrast: p/)]);
  }
});

test("a note is judged as it can be read, not half-way through its fade", async ({ page }) => {
  const style = "<style>@keyframes goes { to { opacity: 0; visibility: hidden } }</style>";
  const note = (delay: string, color: string) =>
    `<p style="animation: goes 20s ${delay} forwards; background:#fffdfc; color:${color}">Welkom terug</p>`;
  await page.setContent(document(style + note("-10s", "#131415")));
  expect(await axeFaults(page)).toEqual([]);
  await page.setContent(document(style + note("9s", "#cbcccd")));
  expect(await axeFaults(page)).toEqual([expect.stringMatching(/^color-contrast: p/)]);
});

test("a page is faultless where all is well, and the second time too", async ({ page }) => {
  for (let times = 0; times < 2; times++) {
    await page.setContent(document(text("#0f1112", 'Lees <a href="/x">hoe dat zit</a> voor je begint.')));
    expect(await axeFaults(page)).toEqual([]);
  }
});
