import { expect } from "storybook/test";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { Field } from "~/components/ui/field";
import { FileInput } from "~/components/ui/file-input";
import { Input } from "~/components/ui/input";
import { RadioGroup } from "~/components/ui/radio-group";
import { Range } from "~/components/ui/range";
import { Select } from "~/components/ui/select";
import { Switch } from "~/components/ui/switch";
import { Textarea } from "~/components/ui/textarea";
import preview from "../../.storybook/preview";
import { onPaper } from "./inside";
import "../enhance";

const meta = preview.meta({ ...onPaper });

export const Buttons = meta.story({
  render: () => (
    <>
      <Button>Plaats je klus</Button>
      <Button variant="secondary">Bekijk klussen</Button>
      <Button variant="quiet">Later</Button>
      <Button variant="danger">Klus verwijderen</Button>
      <Button disabled>Doe een bod</Button>
      <Button data-pending="">Klus plaatsen…</Button>
    </>
  ),
  async play({ canvas }) {
    for (const button of canvas.getAllByRole("button")) await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});

export const TextField = meta.story({
  render: () => (
    <>
      <Field id="empty" name="empty" label="Titel" hint="Kort en duidelijk">
        {(control) => <Input {...control} />}
      </Field>
      <Field id="optional" name="optional" label="Achternaam" optionalText="niet verplicht">
        {(control) => <Input {...control} defaultValue="de Vries" />}
      </Field>
      <Field id="wrong" name="wrong" label="Bedrag" hint="Zonder kosten" errors={["Vul een geldig bedrag in."]}>
        {(control) => <Input {...control} before="€" defaultValue="veel" />}
      </Field>
      <Field id="distance" name="distance" label="Afstand">
        {(control) => <Input {...control} after="km" type="number" defaultValue={25} />}
      </Field>
    </>
  ),
  async play({ canvas }) {
    const wrong = canvas.getByLabelText("Bedrag");
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription("Zonder kosten Vul een geldig bedrag in.");
  },
});

export const LongTextField = meta.story({
  render: () => (
    <Field id="text" name="text" label="Omschrijving">
      {(control) => <Textarea {...control} rows={4} data-limit={1000} defaultValue="De kraan druppelt." />}
    </Field>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText("Omschrijving"), " Al weken.");
    await expect(canvas.getByText("28/1000")).toBeVisible();
  },
});

export const Choices = meta.story({
  render: () => (
    <>
      <Checkbox
        id="mail"
        name="mail"
        label="Mail me af en toe nieuws en tips"
        hint="Hooguit eens per maand"
        defaultChecked
      />
      <Checkbox id="terms" name="terms" label="Ik ben het ermee eens" errors={["Dit veld is verplicht."]} />
      <Switch id="active" name="active" label="Ik wil klussen doen" hint="Dan krijg je bericht." defaultChecked />
      <RadioGroup
        id="price"
        name="price"
        legend="Prijs"
        defaultValue="budget"
        choices={[
          { value: "budget", label: "Ik heb een budget in gedachten", hint: "Klussers kunnen hoger of lager bieden." },
          { value: "TBD", label: "Prijs in overleg" },
        ]}
      />
      <Field id="category" name="category" label="Categorie">
        {(control) => (
          <Select
            {...control}
            options={[
              { value: "10", label: "Loodgieter" },
              { value: "5", label: "Tuinieren" },
            ]}
          />
        )}
      </Field>
    </>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole("switch", { name: "Ik wil klussen doen" })).toBeChecked();
    await expect(canvas.getByLabelText("Ik ben het ermee eens")).toHaveAccessibleDescription("Dit veld is verplicht.");
  },
});

export const Files = meta.story({
  render: () => (
    <Field id="images" name="images" label="Foto's" hint="Maximaal 6, als JPEG, PNG of WebP">
      {(control) => <FileInput {...control} multiple accept="image/jpeg,image/png,image/webp" />}
    </Field>
  ),
});

export const Ranges = meta.story({
  render: () => (
    <Field id="far" name="far" label="Afstand" hint="25 km">
      {(control) => <Range {...control} min={1} max={100} defaultValue={25} />}
    </Field>
  ),
});
