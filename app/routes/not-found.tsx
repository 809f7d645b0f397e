import { data } from "react-router";

/** Every path that names nothing. Without a route the root middleware would not run, and the page would have no language. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
