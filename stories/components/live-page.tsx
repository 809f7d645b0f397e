import { createContext, type ReactNode, use, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { Hydration } from "~/live/hydration";

const Shown = createContext<ReactNode>(null);
const Page = () => use(Shown);

export function LivePage({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: "*", Component: Page }]));
  return (
    <Hydration value="talk">
      <Shown value={children}>
        <RouterProvider router={router} />
      </Shown>
    </Hydration>
  );
}
