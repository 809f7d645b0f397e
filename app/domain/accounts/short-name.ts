/** The name of a deleted user, whose id is null, is a description. */
export const shortNameOf = ({
  id,
  name,
  business,
}: {
  id?: number | null;
  name: string;
  business?: boolean;
}): string => (business || id === null ? name : (name.trim().split(/\s+/)[0] ?? name));
