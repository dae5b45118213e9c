import { useWatch } from "react-hook-form";
import { ArticleBody } from "#app/features/magazine/article-body.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { articleBlocks } from "#domain/catalogue/article-body.ts";
import { articleHtml, readingMinutes } from "#domain/catalogue/article-text.ts";
import { linkMentions } from "#domain/catalogue/mentions.ts";
import { pictureAddress } from "#domain/forms/row-fields.ts";
import { messages } from "#domain/messages.it.ts";
import styles from "./article-preview.module.css";

/** The article as readers will see it, while it is being typed. */
export function ArticlePreview() {
  const [title, category, excerpt, text, image] = useWatch({
    name: ["title", "category", "excerpt", "body", "image"],
  }) as string[];
  const body = articleHtml(text ?? "");
  const shown = pictureAddress.safeParse(image);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section aria-labelledby="article-preview-title" tabIndex={0}>
      <h3 id="article-preview-title" className={textStyles.meta}>
        Anteprima
      </h3>
      <article className={styles.article}>
        <p className={textStyles.meta}>{`${category}, ${messages.magazine.minutes(readingMinutes(body))}`}</p>
        <p className={styles.title}>{title || "…"}</p>
        <p className={textStyles.soft}>{excerpt}</p>
        {shown.success && <img key={shown.data} src={shown.data} alt="" />}
        <ArticleBody blocks={linkMentions(articleBlocks(body), [])} />
      </article>
    </section>
  );
}
