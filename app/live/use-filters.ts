import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigationType, useSubmit } from "react-router";
import { destinationOf, useRouter } from "./use-router";

const TYPING_MS = 300;

/** What is typed settles first. */
const settles = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && ["text", "search", "number"].includes(target.type);

/** Filters that apply themselves: what is typed after a moment of rest, a choice at once. A rest in a word is no step of history. */
export function useFilters() {
  const submit = useSubmit();
  const timer = useRef(0);
  const router = useRouter();
  const { pathname } = useLocation();
  useEffect(() => () => clearTimeout(timer.current), []);
  function apply(form: HTMLFormElement, typed?: string) {
    const { state } = router.state.location;
    const replace = typed !== undefined && (state as { typed?: string } | null)?.typed === typed;
    void submit(form, { replace, state: typed === undefined ? null : { typed }, preventScrollReset: true });
  }
  // Whoever has pressed a link meanwhile goes where it leads.
  const applyTyped = useEffectEvent((form: HTMLFormElement, typed: string) => {
    if (destinationOf(router).pathname === pathname) apply(form, typed);
  });
  return {
    onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
      clearTimeout(timer.current);
      if (settles(target)) timer.current = window.setTimeout(applyTyped, TYPING_MS, currentTarget, target.name);
    },
    onChange({ target, currentTarget }: FormEvent<HTMLFormElement>) {
      if (!settles(target)) apply(currentTarget);
    },
    onSubmit: () => clearTimeout(timer.current),
  };
}

/** A filter's field says what was asked for, also when a link or the way back led here; what is being typed stays. */
export function useAsked<Control extends HTMLInputElement | HTMLSelectElement>(asked: string) {
  const field = useRef<Control>(null);
  const { key } = useLocation();
  const came = useNavigationType();
  const shown = useRef(key);
  useEffect(() => {
    const control = field.current;
    if (!control || shown.current === key) return;
    shown.current = key;
    if (came === "POP" || control !== document.activeElement) control.value = asked;
  }, [key, came, asked]);
  return field;
}
