import { z } from "zod";
import { readCookie } from "~/domain/site/cookie";
import { signedCookie } from "../gateway/signed-cookie";

const claim = z.object({ id: z.uuid(), user: z.number().nullable(), former: z.uuid().optional() });
type Claim = z.output<typeof claim>;

export interface Browser {
  readonly known: string | null;
  readonly former: string | null;
  id(): string;
  /** A login gives a visitor's data another id: a copy of the visitor's cookie must not open it. */
  bind(user: number | null): void;
  leave(): void;
  cookies(): Promise<string[]>;
}

/** A shared computer must not show the street of its previous user. */
export async function browserOf(
  request: Request,
  secret: string,
  session: { readonly user: number | null },
): Promise<Browser> {
  const cookie = signedCookie("draft", request.url, secret);
  const header = request.headers.get("Cookie");
  const sent = readCookie(header, "draft", request.url) === undefined ? null : await cookie.parse(header);
  const { data = null } = claim.safeParse(sent);
  // A login renews a visitor's cookie: in a session, one without a user is not of that browser.
  const isOwn = data !== null && data.user === session.user;
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
    get former() {
      return current?.former ?? null;
    },
    id() {
      if (!current || change === null) store({ id: crypto.randomUUID(), ...current, user: session.user });
      return current?.id ?? "";
    },
    bind(user) {
      if (current?.user === null && user !== null) store({ id: crypto.randomUUID(), user, former: current.id });
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
