import { Link, type LinkProps } from "../ui/link";

export const DeskLink = (props: LinkProps) => <Link className="desk-link" {...props} />;
