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
