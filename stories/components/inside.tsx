import { type ComponentType, lazy, Suspense } from "react";
import { MemoryRouter } from "react-router";

/** Draws the page that Storybook makes of a component's stories; a test of them has no use for it. */
async function renderer() {
  const { DocsRenderer } = await import("@storybook/addon-docs");
  return new DocsRenderer();
}

const ComponentPage = lazy(() => import("./component-page"));
const page = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
);

/** Parts of a page need an address to link from, and paper to lie on. Their props can be played with. */
export const onPaper = {
  parameters: {
    controls: { disable: false },
    docs: { renderer, page },
  },
  decorators: [
    (Story: ComponentType) => (
      <MemoryRouter>
        <main className="grid max-w-xl justify-items-start gap-5 p-6">
          <Story />
        </main>
      </MemoryRouter>
    ),
  ],
};

/** The same for what takes the width it is given: cards, rows, lines. */
export const acrossPaper = {
  ...onPaper,
  decorators: [
    (Story: ComponentType) => (
      <div className="w-full">
        <Story />
      </div>
    ),
    ...onPaper.decorators,
  ],
};

/** The same for an item of a list; a guide is none. */
export const inList = {
  ...onPaper,
  decorators: [
    (Story: ComponentType, { parameters }: { parameters: { guide?: object } }) =>
      parameters.guide ? (
        <Story />
      ) : (
        <ul className="grid w-full gap-4">
          <Story />
        </ul>
      ),
    ...onPaper.decorators,
  ],
};
