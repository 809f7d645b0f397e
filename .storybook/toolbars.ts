type Icon = "globe" | "paintbrush" | "lightning" | "user" | "type" | "rss" | "time";

const toolbar = (title: string, icon: Icon, values: Record<string, string>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries(values).map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
});

export const toolbars = {
  language: toolbar("Language", "globe", { nl: "Nederlands", en: "English" }),
  role: toolbar("Who looks", "user", {
    story: "As the story says",
    visitor: "Visitor",
    placer: "Placer",
    helper: "Helper",
    unverified: "Helper, not verified",
    business: "Business",
    partner: "Partner",
    admin: "Admin",
  }),
  theme: toolbar("Theme", "paintbrush", {
    light: "Light",
    dark: "Dark",
    contrast: "High contrast",
    "contrast-dark": "High contrast, dark",
  }),
  text: toolbar("Text size", "type", {
    // Words, not numbers: an address would return a number, which the toolbar does not know.
    usual: "Text 100%",
    large: "Text 125%",
    larger: "Text 150%",
    double: "Text 200%",
  }),
  network: toolbar("Network", "rss", { normal: "Network", slow: "Slow network", offline: "Offline" }),
  moment: toolbar("Clock", "time", {
    story: "3 March, 13:00",
    evening: "3 March, 20:30",
    spring: "Clocks go forward, 29 March",
    autumn: "Clocks go back, 25 October",
    newyear: "New Year’s Eve, 23:59",
    now: "Now",
  }),
  script: toolbar("JavaScript", "lightning", {
    on: "JavaScript on",
    off: "JavaScript off",
    both: "Document beside hydrated",
  }),
};

export const usual = {
  language: "nl",
  role: "story",
  theme: "light",
  text: "usual",
  network: "normal",
  moment: "story",
  script: "on",
  viewport: { value: "desktop" },
};

const device = (name: string, width: number, height: number, type: "mobile" | "tablet" | "desktop") => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

export const viewports = {
  small: device("iPhone SE (first)", 320, 568, "mobile"),
  galaxy: device("Galaxy S24", 360, 780, "mobile"),
  phone: device("iPhone 14", 390, 844, "mobile"),
  pixel: device("Pixel 9", 412, 915, "mobile"),
  mini: device("iPad mini", 744, 1133, "tablet"),
  tablet: device("iPad Air", 820, 1180, "tablet"),
  desktop: device("Laptop", 1280, 900, "desktop"),
  wide: device("Desktop", 1440, 900, "desktop"),
};
