interface Notice {
  title: string;
  text: string;
  link?: string;
}

/**
 * Shows a browser notification. Returns false where the page cannot: Chrome on Android leaves it to the service worker.
 */
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
