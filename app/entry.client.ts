// Development: a changed page is fetched again; there is nothing to patch in place.
import.meta.hot?.on("react-router:hmr", () => location.reload());
