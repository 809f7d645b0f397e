import { createContext, type RouterContextProvider } from "react-router";
import type { ApiClient } from "./api/client";
import type { Tokens } from "./domain/accounts/account";
import type { SocialAttempt } from "./domain/accounts/social";
import type { LiveSocket } from "./domain/chats/live";
import type { UploadRefusal } from "./domain/jobs/image-limits";
import type { JobEnd } from "./domain/jobs/job-status";
import type { Choices } from "./domain/site/choices";
import type { Environment } from "./domain/site/environment";
import type { Visit } from "./domain/site/partner";
import type { Language } from "./domain/values/language";

type Context = Readonly<RouterContextProvider>;

export interface Session {
  readonly signedIn: boolean;
  readonly suspended?: { statement: string | null } | null;
  readonly knowsBrowser: boolean;
  signIn(credential: Pick<Tokens, "access" | "refresh"> | { key: string }): Promise<void>;
  signOut(): Promise<void>;
}

export type Counted = "picture" | "draft" | "signUp";
export interface Limits {
  count(what: Counted): Promise<boolean>;
  retryAfter: number;
}

export interface StoredUpload {
  id: string;
  url: string;
  name: string;
}

export interface UploadStore {
  add(file: File): Promise<StoredUpload | { refused: UploadRefusal }>;
  find(id: string): Promise<File | null>;
  remove(id: string): Promise<void>;
}

/** `added`: the form that added a project last. `unsent`: a form that waits for a login. `check`: the page where an identity check started. */
export type DraftKind = `job:${string}` | `project:${number | "new"}` | "added" | "unsent" | "check";

/** Stored for 7 days: per browser for a visitor, per account for a user. */
export interface DraftStore {
  read(kind: DraftKind): Promise<unknown>;
  all(prefix: "job:"): Promise<unknown[]>;
  write(kind: DraftKind, value: unknown): Promise<boolean>;
  /** The last write, atomic with any other write. */
  close(kind: DraftKind, value: unknown): Promise<void>;
  /** The right to send a draft: false if it is closed, or while another version of it is being sent. */
  lease(kind: DraftKind, version: string): Promise<boolean>;
  release(kind: DraftKind, version: string): Promise<void>;
  clear(kind: DraftKind): Promise<void>;
}

export type FlashTone = "success" | "info" | "error";
export interface FlashNote {
  tone: FlashTone;
  text: string;
  passwordLogin?: true;
}

export interface SignedCookie<T> {
  parse(header: string | null): Promise<unknown>;
  serialize(value: T, options?: { maxAge: number }): Promise<string>;
}

export interface LiveLine {
  /** Sends nothing before it is accepted. */
  socket: LiveSocket & { accept(): void };
  /** With the current session. Its cookie can no longer be renewed, because the headers were sent. */
  api: ApiClient;
}

export interface RequestServices {
  environment: Environment;
  origin: string;
  /** `expect` remembers the language of the account, for the pages after its session. */
  language: { chosen: Language | null; expected: Language; expect(language: Language): void };
  apiIn(language: Language): ApiClient;
  choices: Choices;
  session: Session;
  visit: Visit | null;
  limits: Limits;
  uploads: UploadStore;
  drafts: DraftStore;
  flashCookie: SignedCookie<FlashNote[]>;
  socialCookie: SignedCookie<SocialAttempt | null>;
  nonce: string | null;
  openLive(language: Language): Promise<LiveLine | null>;
  styles: readonly string[];
  requestId: string;
  /** A call without an answer (a timeout) may have had its effect. */
  isOutcomeUnknown(): boolean;
  jobEnd(): JobEnd | null;
}

export const styleHashContext = createContext<string | null>(null);

export const routeContext = createContext("unmatched");

export const servicesContext = createContext<RequestServices>();
export const apiContext = createContext<ApiClient>();
export const documentDataContext = createContext<Map<string, unknown> | null>(null);

export const getApi = (context: Context): ApiClient => context.get(apiContext);
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
export const getFailure = (context: Context) => {
  const { requestId, isOutcomeUnknown, jobEnd } = context.get(servicesContext);
  return { requestId, isOutcomeUnknown: isOutcomeUnknown(), jobEnd: jobEnd() };
};
export const getEnvironment = (context: Context) => context.get(servicesContext).environment;
