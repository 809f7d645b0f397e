import { z } from "zod";
import { readCookie } from "~/domain/cookie";
import { signedCookie } from "../gateway/signed-cookie";

/** The draft cookie: the id of the browser's drafts and photos, and their owner since a login. */
const claim = z.object({ id: z.uuid(), user: z.number().nullable() });
type Claim = z.output<typeof claim>;

/** The id under which this request's drafts and pictures lie, and the cookie to set. */
export interface Browser {
  /** Null until something is stored. */
  readonly known: string | null;
  /** From now on this is stored under it. */
  id(): string;
  /** At login: what a visitor stored is theirs. What somebody else left behind stays out of reach. */
  bind(user: number | null): void;
  /** Logging out leaves nothing behind on a shared computer. */
  leave(): void;
  cookies(): Promise<string[]>;
}

/**
 * Reads the signed cookie of a browser. What a person stored is not shown without their session, or in another's: a
 * shared computer does not show the street of whoever used it before.
 */
export async function browserOf(
  request: Request,
  secret: string,
  session: { readonly user: number | null },
): Promise<Browser> {
  const cookie = signedCookie("draft", request.url, secret);
  const header = request.headers.get("Cookie");
  const sent = readCookie(header, "draft", request.url) === undefined ? null : await cookie.parse(header);
  const { data = null } = claim.safeParse(sent);
  const isOwn = data !== null && (data.user === null || data.user === session.user);
  let current: Claim | null = isOwn ? data : null;
  let change: "set" | "remove" | null = null;
  const store = (next: Claim) => {
    current = next;
    change = "set";
  };
  return {
    get known() {
      return current?.id ?? null;
    },
    id() {
      if (!current || change === null) store({ id: current?.id ?? crypto.randomUUID(), user: session.user });
      return current?.id ?? "";
    },
    bind(user) {
      if (current?.user === null) store({ id: current.id, user });
      else if (current && current.user !== user) current = null;
    },
    leave() {
      current = null;
      change = sent === null ? null : "remove";
    },
    async cookies() {
      if (change === null) return [];
      return [change === "set" ? await cookie.serialize(current) : await cookie.serialize("", { maxAge: 0 })];
    },
  };
}
