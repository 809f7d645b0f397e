import { createContext, type RouterContextProvider } from "react-router";
import type { ApiClient } from "./api/client";
import type { FieldMessage } from "./api/messages";
import type { Tokens } from "./domain/account";
import type { Language } from "./domain/value";

type Context = Readonly<RouterContextProvider>;

/** The person's session. The tokens themselves stay behind it. */
export interface Session {
  readonly signedIn: boolean;
  signIn(tokens: Pick<Tokens, "access" | "refresh">): Promise<void>;
  signOut(): Promise<void>;
}

/** A picture of a refused form, stored so that it need not be chosen again. */
export interface StoredUpload {
  id: string;
  url: string;
  name: string;
}

/** Pictures on their way into a job or profile: 7 days, under ids that cannot be guessed. */
export interface UploadStore {
  keep(file: File): Promise<StoredUpload | { refused: FieldMessage }>;
  find(id: string): Promise<File | null>;
  forget(id: string): Promise<void>;
}

/** What was filled in so far: 7 days, also across signing up. */
export interface DraftStore {
  read(kind: string): Promise<unknown>;
  write(kind: string, value: unknown): Promise<void>;
  clear(kind: string): Promise<void>;
}

export type FlashTone = "success" | "info" | "error";
export interface FlashNote {
  tone: FlashTone;
  text: string;
}

/** The cookie that carries notes to the next page; signed, so only we write them. */
export interface FlashCookie {
  parse(header: string | null): Promise<unknown>;
  serialize(notes: FlashNote[], options?: { maxAge: number }): Promise<string>;
}

/** What one request may use; the Worker fills it in, stories and tests fill in their own. */
export interface RequestServices {
  environment: "development" | "test" | "staging" | "production";
  /** Chosen by hand for this page or by cookie; what the browser asks for otherwise. */
  language: { chosen: Language | null; accepted: Language };
  apiIn(language: Language): ApiClient;
  session: Session;
  uploads: UploadStore;
  drafts: DraftStore;
  flashCookie: FlashCookie;
}

export const servicesContext = createContext<RequestServices>();
/** Set by the language middleware. */
export const apiContext = createContext<ApiClient>();

export const getApi = (context: Context) => context.get(apiContext);
export const getSession = (context: Context) => context.get(servicesContext).session;
export const getUploads = (context: Context) => context.get(servicesContext).uploads;
export const getDrafts = (context: Context) => context.get(servicesContext).drafts;
export const getEnvironment = (context: Context) => context.get(servicesContext).environment;
