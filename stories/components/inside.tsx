import type { ComponentType } from "react";
import { MemoryRouter } from "react-router";

/** Parts of a page need an address to link from, and paper to lie on. */
export const onPaper = {
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
