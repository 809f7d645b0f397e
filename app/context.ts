import { createContext, type RouterContextProvider } from "react-router";
import type { ApiClient } from "./api/client";
import type { Tokens } from "./domain/account";
import type { Choices } from "./domain/choices";
import type { Environment } from "./domain/environment";
import type { UploadRefusal } from "./domain/image-limits";
import type { Language } from "./domain/language";
import type { LiveSocket } from "./domain/live";
import type { Visit } from "./domain/partner";
import type { SocialAttempt } from "./domain/social";

type Context = Readonly<RouterContextProvider>;

/** The person's session. The tokens themselves stay behind it. */
export interface Session {
  readonly signedIn: boolean;
  /** With tokens, or with the key of a social login. */
  signIn(credential: Pick<Tokens, "access" | "refresh"> | { key: string }): Promise<void>;
  signOut(): Promise<void>;
}

/** What one browser and one network may do so many times an hour. */
export type Counted = "picture" | "draft" | "signUp";
export interface Limits {
  /** Counts one; false when there were too many. */
  count(what: Counted): Promise<boolean>;
  /** Seconds to wait after the last refusal. */
  retryAfter: number;
}

/** A picture of a form, stored so that it need not be chosen again. */
export interface StoredUpload {
  id: string;
  url: string;
  name: string;
}

/** Pictures of this browser on their way into a job or profile, for 7 days. */
export interface UploadStore {
  add(file: File): Promise<StoredUpload | { refused: UploadRefusal }>;
  find(id: string): Promise<File | null>;
  remove(id: string): Promise<void>;
}

/** A job in four steps, a project of a portfolio, one form that waits until its writer has logged in, and where a check was begun. */
export type DraftKind = `job:${string}` | `project:${number | "new"}` | "unsent" | "check";

/** Drafts: stored for 7 days, for a visitor in this browser, for a person wherever they log in. */
export interface DraftStore {
  read(kind: DraftKind): Promise<unknown>;
  /** Every draft of these kinds, the newest first. */
  all(prefix: "job:"): Promise<unknown[]>;
  /** Returns false where the draft was closed: nothing is written then. */
  write(kind: DraftKind, value: unknown): Promise<boolean>;
  /** Writes for the last time, in one step with any other write. */
  close(kind: DraftKind, value: unknown): Promise<void>;
  clear(kind: DraftKind): Promise<void>;
}

export type FlashTone = "success" | "info" | "error";
export interface FlashNote {
  tone: FlashTone;
  text: string;
}

/** A cookie that is signed, so only we write it. */
export interface SignedCookie<T> {
  parse(header: string | null): Promise<unknown>;
  serialize(value: T, options?: { maxAge: number }): Promise<string>;
}

/** A line to `/live/`, for an answer that goes on after its headers. */
export interface LiveLine {
  /** Nothing comes before it is accepted. */
  socket: LiveSocket & { accept(): void };
  /** The API under the session as it is now: its cookie cannot be renewed any more. */
  api: ApiClient;
}

/** What one request may use; the Worker fills it in, stories and tests fill in their own. */
export interface RequestServices {
  environment: Environment;
  /** Of the site's own addresses. */
  origin: string;
  /** Chosen by hand for this page or by cookie; what the browser asks for otherwise. */
  language: { chosen: Language | null; accepted: Language };
  apiIn(language: Language): ApiClient;
  choices: Choices;
  session: Session;
  /** By whose link the visitor came, and in which session of theirs. */
  visit: Visit | null;
  limits: Limits;
  uploads: UploadStore;
  drafts: DraftStore;
  /** Carries notes to the next page. */
  flashCookie: SignedCookie<FlashNote[]>;
  /** Remembers what was asked of a provider. */
  socialCookie: SignedCookie<SocialAttempt | null>;
  /** Lets the scripts of a page run that React takes over in the browser; null for a document. */
  nonce: string | null;
  /** Null when there is none to be had. */
  openLive(language: Language): Promise<LiveLine | null>;
  /** Addresses of the stylesheets of every page. */
  styles: readonly string[];
  /** Names this request in the log; an error page shows it. */
  requestId: string;
  /** True once a call of this request may have had its effect without an answer. */
  isOutcomeUnknown(): boolean;
}

/** What the Content-Security-Policy allows of styles that stand in the page; set by the server's entry. */
export const styleHashContext = createContext<string | null>(null);

/** The pattern of the page's address, such as `/task/:id`; set by a middleware of the root. */
export const routeContext = createContext("unmatched");

export const servicesContext = createContext<RequestServices>();
/** Set by the language middleware. */
export const apiContext = createContext<ApiClient>();
/** What the loaders of a document found, by route; null for a page that React takes over, and for its data. */
export const documentDataContext = createContext<Map<string, unknown> | null>(null);

export const getApi = (context: Context) => context.get(apiContext);
export const getSession = (context: Context) => context.get(servicesContext).session;
export const getChoices = (context: Context) => context.get(servicesContext).choices;
export const getUploads = (context: Context) => context.get(servicesContext).uploads;
export const getVisit = (context: Context) => context.get(servicesContext).visit;
export const getLimits = (context: Context) => context.get(servicesContext).limits;
export const openLive = (context: Context, language: Language) => context.get(servicesContext).openLive(language);
export const getStyles = (context: Context) => context.get(servicesContext).styles;
export const getDrafts = (context: Context) => context.get(servicesContext).drafts;
export const getOrigin = (context: Context) => context.get(servicesContext).origin;
export const getSocialCookie = (context: Context) => context.get(servicesContext).socialCookie;
export const getDocumentData = (context: Context) => context.get(documentDataContext);
export const getNonce = (context: Context) => context.get(servicesContext).nonce;
/** Returns what an error page tells of this request. */
export const getFailure = (context: Context) => {
  const { requestId, isOutcomeUnknown } = context.get(servicesContext);
  return { requestId, isOutcomeUnknown: isOutcomeUnknown() };
};
export const getEnvironment = (context: Context) => context.get(servicesContext).environment;
