import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Field } from "~/components/ui/field";
import { Input } from "~/components/ui/input";

const postcode = (errors?: string[]) =>
  renderToStaticMarkup(
    <Field id="plek" name="zipcode" label="Postcode" hint="Vier cijfers en twee letters" errors={errors} required>
      {(attributes) => <Input {...attributes} />}
    </Field>,
  );

const controlIn = (html: string) => /<input[^>]*>/.exec(html)?.[0];

it("ties label and hint to the control", () => {
  const html = postcode();
  expect(html).toContain('for="plek">Postcode</label>');
  expect(html).toContain('id="plek-hint">Vier cijfers en twee letters</p>');
  for (const attribute of ['id="plek"', 'name="zipcode"', 'required=""', 'aria-describedby="plek-hint"']) {
    expect(controlIn(html)).toContain(attribute);
  }
  expect(html).not.toContain("aria-invalid");
});

it("ties what is wrong to the control", () => {
  const html = postcode(["Vul een postcode in."]);
  expect(controlIn(html)).toContain('aria-describedby="plek-hint plek-error" aria-invalid="true"');
  expect(html).toMatch(/id="plek-error">.*Vul een postcode in\.<\/p>/);
});
