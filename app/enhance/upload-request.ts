import { readPage } from "./read-page";

/** An answer without photos is another page: the browser goes there. */
export async function post(to: string, body: FormData, request = new XMLHttpRequest()): Promise<DocumentFragment> {
  await new Promise((resolve, reject) => {
    request.onload = resolve;
    request.onerror = reject;
    request.onabort = reject;
    request.open("POST", to);
    request.send(body);
  });
  if (request.status >= 500) throw new Error(`${request.status}`);
  const page = await readPage(new Response(request.responseText));
  if (page.querySelector("[data-uploads]")) return page;
  // The form is closed by now, maybe because the browser is sending it: do not interrupt that.
  const isHere = new URL(request.responseURL).pathname === location.pathname;
  if (request.status >= 400 || isHere) throw new Error(`${request.status}`);
  // The session ended. What was sent is saved, and the login leads back here.
  leaveFreely();
  location.assign(request.responseURL);
  return new Promise(() => undefined);
}

/** The browser asks before a link, a change of language or closing the tab drops photos on their way. */
export const askToStay = (event: BeforeUnloadEvent): void => event.preventDefault();

export const leaveFreely = (): void => removeEventListener("beforeunload", askToStay);
