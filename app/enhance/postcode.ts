const COMPLETE = /^\s*\d{4}\s*[a-z]{2}\s*$/i;
const DIGITS = /^\s*\d{4}\s*$/;

interface Answer {
  city?: string;
  zipcode?: string[];
}

async function lookUp(zipcode: string): Promise<Answer> {
  const headers = { "Accept-Language": document.documentElement.lang };
  const response = await fetch(`/api/job/zipcode/?${new URLSearchParams({ zipcode })}`, { headers });
  return response.status < 500 ? response.json() : {};
}

function mark(input: HTMLInputElement, output: HTMLElement, { city, zipcode }: Answer): void {
  const isWrong = zipcode !== undefined && city === undefined;
  output.textContent = city ?? zipcode?.join(" ") ?? "";
  output.classList.toggle("field-error", isWrong);
  if (isWrong) input.setAttribute("aria-invalid", "true");
  else input.removeAttribute("aria-invalid");
}

export function postcode(input: HTMLInputElement): void {
  const output = document.getElementById(input.dataset.city ?? "");
  if (!output) return;
  const show = async () => {
    const { value } = input;
    const response = COMPLETE.test(value) ? await lookUp(value).catch(() => ({})) : {};
    if (input.value !== value) return;
    mark(input, output, response);
    if (DIGITS.test(value)) output.textContent = input.dataset.letters ?? "";
  };
  input.addEventListener("input", () => {
    document.getElementById(`${input.id}-error`)?.remove();
    mark(input, output, {});
    // While typing: on a phone the next press leaves the page, and the place would never be seen.
    if (COMPLETE.test(input.value)) void show();
  });
  // Not `change`: typing the same postcode again fires no change, but its place was cleared.
  input.addEventListener("blur", () => output.textContent === "" && void show());
  if (!input.hasAttribute("aria-invalid")) void show();
}
