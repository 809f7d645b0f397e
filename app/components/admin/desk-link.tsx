import { Link, type LinkProps } from "../ui/link";

/** A link within a line of a table that can be pressed as a whole, or among facts. */
export const DeskLink = (props: LinkProps) => <Link className="desk-link" {...props} />;
