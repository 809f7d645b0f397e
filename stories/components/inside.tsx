import { type ComponentType, lazy, Suspense } from "react";
import { MemoryRouter } from "react-router";

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

/** Parts of a page need an address for their links, and a background. Their props are controls. */
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

/** The same for full-width components: cards, rows, lines. */
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

/** The same for list items. */
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
