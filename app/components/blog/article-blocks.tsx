import type { LinkedBlock, Piece } from "~/domain/site/article";
import { useTranslation } from "~/locales/use-translation";
import { ArticlePicture } from "../illustrations/article-picture";
import { Link } from "../ui/link";

export function ArticleBlocks({ blocks }: { blocks: readonly LinkedBlock[] }) {
  return (
    <div className="article-text">
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- written once, never reordered
        <ArticleBlock key={index} block={block} />
      ))}
    </div>
  );
}

function ArticleBlock({ block }: { block: LinkedBlock }) {
  switch (block.type) {
    case "heading":
      return <h2>{block.text}</h2>;
    case "paragraph":
      return (
        <p>
          <Text pieces={block.text} />
        </p>
      );
    case "list":
      return <Items {...block} />;
    case "image":
      return <ArticlePicture name={block.src} alt={block.alt} className="article-drawing" />;
    case "divider":
      return <hr />;
    case "tip":
      return <Tip text={block.text} />;
  }
}

function Items({ ordered, items }: { ordered?: true; items: readonly (readonly Piece[])[] }) {
  const List = ordered ? "ol" : "ul";
  return (
    <List>
      {items.map((item) => (
        <li key={item[0]?.text}>
          <Text pieces={item} />
        </li>
      ))}
    </List>
  );
}

function Tip({ text }: { text: readonly Piece[] }) {
  const { t } = useTranslation("blog");
  return (
    <aside className="article-tip" aria-labelledby="tip">
      <h2 id="tip">{t("tip")}</h2>
      <p>
        <Text pieces={text} />
      </p>
    </aside>
  );
}

function Text({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, to }) => (to ? <TextLink key={text} to={to} text={text} /> : text));
}

function TextLink({ to, text }: Required<Piece>) {
  return (
    <Link className="text-link" to={to}>
      {text}
    </Link>
  );
}
