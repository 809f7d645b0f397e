import { Controls, Description, Primary, Title, Unstyled, useOf } from "@storybook/addon-docs/blocks";
import { use } from "react";
import { asWords } from "../../.storybook/words";
import { type Guidance, Guide, sourceOf } from "./guide";

/** Other states are separate stories: in one document each would start the API mock. */
export default function ComponentPage() {
  const { csfFile } = useOf("meta", ["meta"]);
  const guidance = Object.values(csfFile.stories)
    .map(({ parameters }) => parameters?.guide as Guidance | undefined)
    .find(Boolean);
  return (
    <>
      <Title>{asWords(csfFile.meta.title.split("/").at(-1) ?? "")}</Title>
      <Description />
      <Primary />
      <div className="overflow-x-auto">
        <Controls />
      </div>
      {guidance && (
        <Unstyled>
          <Sourced {...guidance} />
        </Unstyled>
      )}
    </>
  );
}

const Sourced = (guidance: Guidance) => <Guide {...guidance} source={use(sourceOf(guidance.file))} />;
