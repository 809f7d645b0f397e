const SIZES: Record<string, string> = { large: "125%", larger: "150%", double: "200%" };

export function dress(theme: string, text: string): void {
  const { dataset, style } = document.documentElement;
  dataset.theme = theme.endsWith("dark") ? "dark" : "light";
  if (theme.startsWith("contrast")) dataset.contrast = "more";
  else delete dataset.contrast;
  style.fontSize = SIZES[text] ?? "";
}
