interface Notice {
  title: string;
  text: string;
  link?: string;
}

/** False: Chrome on Android leaves notifications to the service worker. */
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
