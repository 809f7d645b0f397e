import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { UnsentPhoto } from "~/domain/chats/chat-photo";
import { isBlank } from "~/domain/values/unseen";
import { useAsPageForm } from "~/forms/page-form";
import { controlProps, type FormField } from "~/forms/props";
import { dropDraft, restoreDraft, storeDraft } from "~/live/draft";
import { useChosenPhotos, type WaitingPhoto } from "~/live/use-chosen-photos";
import { useTranslation } from "~/locales/use-translation";
import { Form } from "../ui/form";
import { Icon } from "../ui/icon";
import { ChosenList, PhotoButton, PhotoFields } from "./composer-photos";

export interface ComposerProps {
  form: { id: string; errors?: string[] };
  message: FormField;
  clientId: string;
  to: string;
  pageAddress: string;
  chat: string;
  photos: readonly UnsentPhoto[];
  gone: ReadonlySet<number>;
  alt?: string;
  kept?: boolean;
  aside: ReactNode;
  onSend: (text: string, photos: readonly WaitingPhoto[]) => void;
  onTyped: () => void;
}

const DOUBLE_PRESS_MS = 1000;

export function Composer({
  form,
  message,
  clientId,
  to,
  pageAddress,
  chat,
  aside,
  onSend,
  onTyped,
  ...own
}: ComposerProps) {
  const { t } = useTranslation("messages");
  const chosen = useChosenPhotos(chat, own.photos, own.gone);
  const ready = chosen.photos.flatMap(({ uploaded, alt, file }) => (uploaded ? { ...uploaded, alt, file } : []));
  const isReady = ready.length === chosen.photos.length;
  const isStuck = chosen.photos.some(({ isRefused }) => isRefused);
  const [waits, setWaits] = useState(false);
  const [isKept, setKept] = useState(own.kept === true);
  const errors = [...(form.errors ?? []), ...(message.errors ?? [])];
  const [dismissed, setDismissed] = useState("");
  const wrong = errors.length > 0 && dismissed !== errors.join();
  const field = useRef<HTMLTextAreaElement>(null);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => restoreDraft(chat, field.current), [chat]);
  useAsPageForm(form.id);
  function sendAll() {
    if (!field.current) return;
    setWaits(false);
    setKept(false);
    onSend(field.current.value.trim(), ready);
    chosen.clear();
    dropDraft(chat);
    field.current.value = "";
  }
  const sendWaiting = useEffectEvent(() => {
    if (ready.length > 0 || !isBlank(field.current?.value ?? "")) sendAll();
    else setWaits(false);
  });
  useEffect(() => {
    if (waits && isReady) sendWaiting();
  }, [waits, isReady]);
  function submit(event: FormEvent) {
    const text = field.current?.value.trim() ?? "";
    const isEmpty = isBlank(text) && chosen.photos.length === 0;
    // The second press of a double press, on the field that the first emptied.
    if (isEmpty && event.timeStamp - sentAt.current < DOUBLE_PRESS_MS) return event.preventDefault();
    // Post an empty or overlong message as a form: the server reports the error.
    if (!field.current || isEmpty || [...text].length > (message.maxLength ?? 0)) return;
    event.preventDefault();
    sentAt.current = event.timeStamp;
    if (isReady) sendAll();
    else setWaits(true);
    field.current.focus();
  }
  return (
    <Form
      method="post"
      action={pageAddress}
      id={form.id}
      encType="multipart/form-data"
      noValidate
      className="composer"
      onSubmit={submit}
    >
      <input type="hidden" name="client_id" value={clientId} />
      <div className="composer-top">
        <label htmlFor={message.id}>{t("composer.label", { name: to })}</label>
        {aside}
      </div>
      <ChosenList chosen={chosen} />
      <div className="flex items-end gap-2">
        <PhotoButton chosen={chosen} />
        <textarea
          {...controlProps(message)}
          className="input"
          id={message.id}
          name={message.name}
          rows={1}
          autoComplete="off"
          enterKeyHint="send"
          aria-describedby={wrong ? `${message.id}-error` : undefined}
          aria-invalid={wrong || undefined}
          data-enter-sends=""
          ref={field}
          onInput={({ currentTarget }) => {
            storeDraft(chat, currentTarget.value);
            setDismissed(errors.join());
            onTyped();
          }}
        />
        <button type="submit" className="button button-primary max-sm:px-3.5">
          <Icon name="send" />
          <span className="max-sm:sr-only">{t("composer.send")}</span>
        </button>
      </div>
      {wrong && (
        <p className="field-error" id={`${message.id}-error`} role="alert">
          <Icon name="warning" />
          {errors.join(" ")}
        </p>
      )}
      <PhotoFields photos={chosen.photos} alt={own.alt} />
      <output className="field-hint">
        {waits ? t(isStuck ? "photo.stuck" : "photo.wait") : isKept && t("composer.kept")}
      </output>
    </Form>
  );
}
