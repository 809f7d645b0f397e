import { expect, waitFor } from "storybook/test";
import { Scene } from "~/components/illustrations/scene";
import { Alert } from "~/components/ui/alert";
import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { ButtonLink } from "~/components/ui/button-link";
import { Card } from "~/components/ui/card";
import { Dialog } from "~/components/ui/dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { ErrorSummary } from "~/components/ui/error-summary";
import { FlashMessages } from "~/components/ui/flash-messages";
import { Menu } from "~/components/ui/menu";
import { Pagination } from "~/components/ui/pagination";
import { Price } from "~/components/ui/price";
import { Rating } from "~/components/ui/rating";
import { Steps } from "~/components/ui/steps";
import { TabLinks } from "~/components/ui/tab-links";
import preview from "../../.storybook/preview";
import { onPaper } from "./inside";
import "../enhance";

const meta = preview.meta({ ...onPaper });

export const Alerts = meta.story({
  render: () => (
    <>
      <Alert tone="info">Voor deze klus is iemand gekozen.</Alert>
      <Alert tone="success" title="Deze klus is voor jou">
        Klaar? Meld het dan.
      </Alert>
      <Alert tone="warning" title="Vul eerst je IBAN in" action={<ButtonLink to="/">Naar je profiel</ButtonLink>} />
      <Alert tone="error" title="Dat ging niet door" live>
        Probeer het later opnieuw.
      </Alert>
    </>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Dat ging niet door");
  },
});

export const Faults = meta.story({
  render: () => (
    <>
      <ErrorSummary errors={[{ id: "email", text: "Ongeldig e-mailadres" }]} />
      <label htmlFor="email">E-mail</label>
      <input className="input" id="email" />
    </>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: "Ongeldig e-mailadres" })).toHaveAttribute("href", "#email");
  },
});

export const Flashes = meta.story({
  render: () => (
    <FlashMessages
      dismissLabel="Melding sluiten"
      messages={[
        { id: "1", tone: "success", text: "Profiel bijgewerkt" },
        { id: "2", tone: "error", text: "Dat kan nu niet." },
      ]}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole("status")).toHaveTextContent("Profiel bijgewerkt");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Dat kan nu niet.");
  },
});

export const People = meta.story({
  render: () => (
    <>
      <p className="flex items-center gap-3">
        <Avatar name="Hassan Bakker" size="small" /> Hassan B.
      </p>
      <p className="flex items-center gap-3">
        <Avatar name="Petra de Vries" image="/api/media/petra/" /> Petra de V.
      </p>
      <Rating value={4.8} count={12} locale="nl" label="4,8 van 5 sterren, 12 beoordelingen" />
      <Rating value={4} stars locale="nl" label="4 van 5 sterren" />
    </>
  ),
});

export const Words = meta.story({
  render: () => (
    <>
      <Badge>Niet gekozen</Badge>
      <Badge tone="action" icon="check">
        Gekozen
      </Badge>
      <Badge tone="attention">Gereserveerd</Badge>
      <Badge tone="danger">Verwijderd</Badge>
      <Badge tone="info">Klaar</Badge>
      <Price cents={6550} tbdText="Prijs in overleg" locale="nl" />
      <Price cents={null} tbdText="Prijs in overleg" locale="nl" />
    </>
  ),
});

export const Cards = meta.story({
  render: () => (
    <>
      <Card>Een kaart</Card>
      <EmptyState
        illustration={<Scene name="empty-street" />}
        title="Nog geen klussen"
        text="Plaats wat er moet gebeuren."
        action={<ButtonLink to="/post-job">Plaats je klus</ButtonLink>}
      />
    </>
  ),
});

export const Ways = meta.story({
  render: () => (
    <>
      <Breadcrumb label="Waar je bent" trail={[{ to: "/browse-tasks", text: "Klussen" }]} here="Kraan vervangen" />
      <Steps
        label="Stap 2 van 4"
        current={2}
        form="job-location"
        steps={[{ name: "Titel", intent: "step-1" }, { name: "Plaats" }, { name: "Details" }, { name: "Budget" }]}
      />
      <TabLinks
        label="Mijn account"
        tabs={[
          { to: "/profile/1", text: "Profiel", current: true },
          { to: "/profile/1/settings", text: "Instellingen", current: false },
        ]}
      />
      <Pagination
        page={5}
        pages={41}
        href={(page) => `?page=${page}`}
        labels={{ navigation: "Pagina's", previous: "Vorige", next: "Volgende", page: (page) => `Pagina ${page}` }}
      />
    </>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: "Pagina 5", current: "page" })).toBeVisible();
  },
});

export const Menus = meta.story({
  render: () => (
    <Menu trigger="Beheer je klus" triggerClassName="button button-secondary">
      <a className="menu-item" href="/task/12/bewerken">
        Klus aanpassen
      </a>
    </Menu>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText("Beheer je klus"));
    const link = canvas.getByRole("link", { name: "Klus aanpassen" });
    await waitFor(() => expect(link).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(link).not.toBeVisible());
  },
});

export const Dialogs = meta.story({
  render: () => (
    <>
      <ButtonLink to="/task/12/bod" data-dialog="bid">
        Doe een bod
      </ButtonLink>
      <Dialog id="bid" title="Doe een bod" closeLabel="Sluiten">
        <p>Wat er staat, staat ook op een eigen pagina.</p>
      </Dialog>
    </>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("link", { name: "Doe een bod" }));
    const dialog = canvas.getByRole("dialog", { name: "Doe een bod" });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Sluiten" }));
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
});
