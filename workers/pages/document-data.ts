import { data, type LoaderFunction, type ServerBuild } from "react-router";
import { documentDataContext } from "~/context";

type Routes = ServerBuild["routes"];
type WithInit = ReturnType<typeof data>;

const isWithInit = (value: unknown): value is WithInit =>
  typeof value === "object" && value !== null && "type" in value && value.type === "DataWithResponseInit";

function pastRouter(id: string, loader: LoaderFunction): LoaderFunction {
  return async (args) => {
    const result = await loader(args);
    const documentData = args.context.get(documentDataContext);
    if (!documentData || result instanceof Response) return result;
    documentData.set(id, isWithInit(result) ? result.data : result);
    return isWithInit(result) ? data(null, result.init ?? undefined) : null;
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
