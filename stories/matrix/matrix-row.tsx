import type { ReactNode } from "react";
import { ROLES, type Row, type Shown, STATES } from "../../.storybook/matrix/types";

const THEMES = { light: "Light", dark: "Dark", contrast: "High contrast" };

/** Relative: the workbench may be in a folder. */
const linkTo = (id: string, globals = "") => `./?path=/story/${id}${globals && `&globals=${globals}`}`;

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/^./, (first) => first.toUpperCase());

function Chip({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (!to) return <span className="matrix-none">{children}</span>;
  return (
    <a href={to} target="_top">
      {children}
    </a>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function storyOf(state: string, stories: Shown[]): Shown | undefined {
  const exact = stories.find(({ name }) => name === state);
  return exact ?? (state === "Default" ? stories[0] : stories.find(({ name }) => name.includes(state)));
}

function States({ stories }: Pick<Row, "stories">) {
  return STATES.map((state) => {
    const story = storyOf(state, stories);
    return (
      <Chip key={state} to={story && linkTo(story.id)}>
        {wordsOf(state)}
      </Chip>
    );
  });
}

/** Collapsed, because some pages have thirty. */
function Others({ stories }: Pick<Row, "stories">) {
  const named = new Set(STATES.map((state) => storyOf(state, stories)?.id));
  const others = stories.filter(({ id }) => !named.has(id));
  if (others.length === 0) return null;
  return (
    <details>
      <summary>{others.length} more</summary>
      {others.map(({ id, name, live }) => (
        <Chip key={id} to={linkTo(id)}>
          {wordsOf(name)}
          {live && " (live)"}
        </Chip>
      ))}
    </details>
  );
}

function Missing({ stories, refusals }: Pick<Row, "stories" | "refusals">) {
  const missing = refusals.filter((one) => one.stories.length === 0);
  if (stories.length === 0) return <Line name="Not shown">No story opens this page</Line>;
  if (missing.length === 0) return null;
  return (
    <Line name="Not shown">
      {missing.map(({ call, code, status }) => (
        <span key={call + code} className="matrix-missing">
          {call} {status === Number(code) ? code : `${status} ${code}`}
        </span>
      ))}
    </Line>
  );
}

export function MatrixRow({ path, file, stories, refusals }: Row) {
  const plain = storyOf("Default", stories);
  const inLanguage = (language: string) => stories.find((one) => one.language === language);
  return (
    <article aria-label={path}>
      <header>
        <h3>{path}</h3>
        <p>{file.replace("app/routes/", "")}</p>
      </header>
      <dl>
        <Line name="States">
          <States stories={stories} />
          <Others stories={stories} />
        </Line>
        <Line name="Seen by">
          {ROLES.map((role) => {
            const story = stories.find((one) => one.role === role);
            if (!story) return null;
            return (
              <Chip key={role} to={linkTo(story.id)}>
                {wordsOf(role)}
              </Chip>
            );
          })}
        </Line>
        <Line name="Looks">
          {["nl", "en"].map((language) => {
            const story = inLanguage(language);
            return (
              <Chip key={language} to={story && linkTo(story.id)}>
                {language}
              </Chip>
            );
          })}
          {plain &&
            Object.entries(THEMES).map(([theme, name]) => (
              <Chip key={theme} to={linkTo(plain.id, `theme:${theme}`)}>
                {name}
              </Chip>
            ))}
        </Line>
        <Missing stories={stories} refusals={refusals} />
      </dl>
    </article>
  );
}
