import { data, type LoaderFunction, type ServerBuild } from "react-router";
import { documentDataContext } from "~/context";

type Routes = ServerBuild["routes"];
type WithInit = ReturnType<typeof data>;

const isWithInit = (found: unknown): found is WithInit =>
  typeof found === "object" && found !== null && "type" in found && found.type === "DataWithResponseInit";

function pastRouter(id: string, loader: LoaderFunction): LoaderFunction {
  return async (args) => {
    const found = await loader(args);
    const kept = args.context.get(documentDataContext);
    if (!kept || found instanceof Response) return found;
    kept.set(id, isWithInit(found) ? found.data : found);
    return isWithInit(found) ? data(null, found.init ?? undefined) : null;
  };
}

/** React Router serialises loader data for hydration, which documents do not have, and has no switch for it. */
export function withDocumentData(routes: Routes): Routes {
  const changed = Object.entries(routes).map(([id, route]) => {
    const { loader, default: page } = route?.module ?? {};
    if (!route || !loader || !page) return [id, route];
    return [id, { ...route, module: { ...route.module, loader: pastRouter(id, loader) } }];
  });
  return Object.fromEntries(changed) as Routes;
}
