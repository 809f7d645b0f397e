import { createContext, type ReactNode, use, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { Hydration } from "~/live/hydration";

const Shown = createContext<ReactNode>(null);
const Page = () => use(Shown);

/** Around parts of a page that React has taken over: its router follows links and sends forms. */
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
