import { Link, type LinkProps } from "../ui/link";

export const AdminLink = (props: LinkProps) => <Link className="admin-link" {...props} />;
