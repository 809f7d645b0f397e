import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigationType, useSubmit } from "react-router";
import { destinationOf, useRouter } from "./use-router";

const TYPING_MS = 300;

const settles = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && ["text", "search", "number"].includes(target.type);

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
  // The user may have clicked a link meanwhile: do not navigate back.
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

/** Never overwrites typing. */
export function useAsked<Control extends HTMLInputElement | HTMLSelectElement>(query: string) {
  const field = useRef<Control>(null);
  const { key } = useLocation();
  const came = useNavigationType();
  const shown = useRef(key);
  useEffect(() => {
    const control = field.current;
    if (!control || shown.current === key) return;
    shown.current = key;
    if (came === "POP" || control !== document.activeElement) control.value = query;
  }, [key, came, query]);
  return field;
}
