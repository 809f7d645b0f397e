/** The page has no other files, so its palette is inline. */
export const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#f8f5ec, #0e1a14); --card: light-dark(#fff, #16251d);
  --sunken: light-dark(#efeade, #0a140f); --ink: light-dark(#15231b, #f3f0e6); --soft: light-dark(#4b5a51, #b6c2b9);
  --line: light-dark(#e2dccc, #2b3f34); --action: light-dark(#0e6a45, #63d69e); --tint: light-dark(#e0f0e4, #183a2a);
  --info: light-dark(#1d5a80, #92ccf0); --info-tint: light-dark(#e3eff6, #17303f); --warn: light-dark(#6b4a00, #ffd35e);
  --warn-tint: light-dark(#fff3d0, #3a3013); --danger: light-dark(#ad3a20, #ffa088); --danger-tint: light-dark(#fce8e1, #43211a);
  --focus: light-dark(#0b5fd0, #8cc0ff); --mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace; }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: var(--action); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; border-radius: .25rem; }
.skip { position: absolute; left: 1rem; top: -6rem; padding: .75rem 1rem; background: var(--card); z-index: 1; }
.skip:focus { top: 1rem; }
header { padding: clamp(1.5rem, 5vw, 3.5rem) clamp(1rem, 4vw, 3rem) 1.5rem; border-bottom: 1px solid var(--line); }
h1 { margin: 0; font-size: clamp(1.875rem, 1.55rem + 1.45vw, 2.75rem); line-height: 1.08; letter-spacing: -.015em; }
header p { max-width: 62ch; margin: .75rem 0 0; font-size: 1.1875rem; }
header ul { max-width: 74ch; margin: 1.25rem 0 0; padding-left: 1.1rem; color: var(--soft); }
header li { margin: .3rem 0; }
.frame { display: grid; grid-template-columns: minmax(0, 1fr); }
.frame nav { padding: 1.25rem clamp(1rem, 4vw, 3rem); border-bottom: 1px solid var(--line); }
main .groups { columns: 24rem; }
nav h2 { margin: 0; font-size: 1.1875rem; }
nav summary { padding: .55rem 0; font-weight: 700; cursor: pointer; }
nav ul { list-style: none; margin: 0 0 .75rem; padding: 0; }
nav li a { display: grid; grid-template-columns: 4.9rem minmax(0, 1fr); gap: .5rem; padding: .5rem 0; align-items: baseline;
  color: var(--ink); text-decoration: none; font: 1rem/1.4 var(--mono); }
nav li a.name { display: block; }
nav li a:hover span { text-decoration: underline; }
main { min-width: 0; padding: 1.25rem clamp(1rem, 4vw, 3rem) 4rem; }
section > h2 { margin: 2.5rem 0 .75rem; font-size: clamp(1.5625rem, 1.4rem + .75vw, 2rem); line-height: 1.15; }
section:first-child > h2 { margin-top: 1rem; }
article { margin: 0 0 1.25rem; padding: clamp(1rem, 3vw, 1.75rem); background: var(--card); border: 1px solid var(--line); border-radius: 1.125rem; }
article h3 { margin: 0; font-size: 1.25rem; line-height: 1.3; }
.call { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: .75rem 0 0; }
.call code { font-size: 1rem; font-weight: 700; }
.method { min-width: 4.9rem; padding: .15rem .4rem; border-radius: .375rem; font: 700 1rem/1.4 var(--mono); text-align: center;
  background: var(--tint); color: var(--action); }
.POST { background: var(--info-tint); color: var(--info); }
.PUT, .PATCH { background: var(--warn-tint); color: var(--warn); }
.DELETE { background: var(--danger-tint); color: var(--danger); }
.who { padding: .1rem .6rem; border: 1px solid var(--line); border-radius: 999px; font-size: 1rem; color: var(--soft); }
h4 { margin: 1.4rem 0 .4rem; font-size: 1rem; }
.note { margin: .4rem 0; color: var(--soft); font-size: 1rem; }
code, pre { font-family: var(--mono); font-size: 1rem; }
pre { margin: 0; padding: 1rem; background: var(--sunken); border-radius: .75rem; white-space: pre-wrap; line-height: 1.5; }
table { width: 100%; border-collapse: collapse; font-size: 1rem; }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { font-size: 1rem; color: var(--soft); }
tbody th { font-weight: 700; }
dl { margin: 0; display: grid; grid-template-columns: 3.5rem minmax(0, 1fr); gap: .35rem .75rem; font-size: 1rem; }
dt { font: 700 1rem/1.55 var(--mono); }
dd { margin: 0; }
.codes { color: var(--soft); }
.codes li { margin: .15rem 0; }
.codes ul { margin: 0; padding: 0; list-style: none; }
.example { margin-top: 1rem; }
.example summary { padding: .55rem 0; font-weight: 700; cursor: pointer; }
@media (max-width: 40rem) {
  table, tbody, tr, th, td { display: block; } thead { position: absolute; clip-path: inset(50%); }
  tr { padding: .5rem 0; border-bottom: 1px solid var(--line); } tbody th, td { padding: .05rem 0; border: 0; }
}
@media (min-width: 62rem) {
  .frame { grid-template-columns: 23rem minmax(0, 1fr); }
  .frame nav { position: sticky; top: 0; max-height: 100vh; overflow: auto; border-bottom: 0; border-right: 1px solid var(--line); }
  .frame main { max-width: 68rem; }
}
@media (prefers-contrast: more) { :root { --soft: var(--ink); --line: var(--ink); } }
@media print { .frame nav, .skip { display: none; } article { break-inside: avoid; } }
`;
