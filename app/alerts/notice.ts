interface Notice {
  title: string;
  text: string;
  /** Where it leads. */
  link?: string;
}

/** Shows a notification of the browser; false where it cannot (a phone's browser leaves it to a service worker). */
export function showNotice({ title, text, link }: Notice): boolean {
  try {
    const shown = new Notification(title, { body: text, icon: "/favicon.svg", lang: document.documentElement.lang });
    shown.onclick = () => {
      window.focus();
      if (link) location.assign(link);
      shown.close();
    };
    return true;
  } catch {
    return false;
  }
}
