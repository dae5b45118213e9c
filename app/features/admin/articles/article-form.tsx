import { useWatch } from "react-hook-form";
import { api } from "#app/features/admin/api-client.ts";
import { ARTICLE_STATUS_OPTIONS, ARTICLE_WORDS as WORDS } from "#app/features/admin/articles/article-words.ts";
import { DerivedSlugField } from "#app/features/admin/derived-slug-field.tsx";
import { PictureUrlField } from "#app/features/admin/picture-url-field.tsx";
import { useRowForm } from "#app/features/admin/row-form.ts";
import { SlugHint } from "#app/features/admin/slug-hint.tsx";
import { RowTranslations } from "#app/features/admin/translations/row-translations.tsx";
import { ArticleBody } from "#app/features/articles/article-body.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiArticle } from "#domain/api/articles/articles.ts";
import { ARTICLE_CATEGORIES } from "#domain/articles/article.ts";
import { parseArticleBlocks } from "#domain/articles/article-blocks.ts";
import { estimateReadingMinutes, toArticleHtml } from "#domain/articles/article-markup.ts";
import { linkMentions } from "#domain/articles/link-mentions.ts";
import { articleSchema } from "#domain/forms/articles/article.ts";
import { pictureUrlField } from "#domain/forms/row-fields.ts";
import { paths } from "#domain/paths.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { MAX_META_DESCRIPTION_CHARACTERS } from "#domain/seo/heads/fit-text.ts";
import { slugify } from "#domain/slug.ts";
import styles from "./article-form.module.css";

const TITLE = ["title"];
const CATEGORIES = ARTICLE_CATEGORIES.map((value) => ({ value, label: value }));

interface ArticleFormProps {
  /** The article to edit. Null opens an empty form for a new article; undefined closes the dialog. */
  article: ApiArticle | null | undefined;
  today: CivilDate;
  onClose: () => void;
}

/** Adds or edits a magazine article, with a preview beside the form (product.md#magazine). */
export function ArticleForm({ article, today, onClose }: ArticleFormProps) {
  const rowForm = useRowForm(article, {
    schema: articleSchema,
    form: "article",
    words: WORDS,
    emptyValues: newArticle(today),
    valuesOf,
    create: (body) => api.post("/api/articles", { body }),
    update: (id, body) => api.patch("/api/articles/:id", { parameters: { id }, body }),
    read: async (id) => ({ rows: [await api.get("/api/articles/:id", { parameters: { id } })] }),
  });
  return (
    <FormDialog
      {...rowForm}
      key={article?.id ?? "new"}
      onClose={onClose}
      size="wide"
      title={article ? WORDS.edit : WORDS.create}
      subtitle={article?.title}
      aside={<ArticlePreview />}
    >
      <TextField name="title" label="Titolo" required span={12} autoComplete="off" />
      <DerivedSlugField
        names={TITLE}
        derive={slugify}
        follows={!article}
        span={12}
        hint={<SlugHint pathOf={paths.magazine} stored={article?.slug} />}
      />
      <PanelSelectField name="category" label="Categoria" required span={4} options={CATEGORIES} />
      <PanelSelectField name="status" label="Stato" required span={4} options={ARTICLE_STATUS_OPTIONS} />
      <TextField name="published_on" label="Esce il" type="date" required span={4} />
      <TextareaField
        name="excerpt"
        label="Sommario"
        span={12}
        rows={2}
        recommendedLength={MAX_META_DESCRIPTION_CHARACTERS}
      />
      <TextareaField name="body" label="Testo" span={12} rows={18} hint={WORDS.bodyHint} />
      <PictureUrlField name="image" label="Immagine" />
      <RowTranslations entity="articles" id={article?.id} />
    </FormDialog>
  );
}

const valuesOf = ({ title, slug, category, excerpt, body, image, status, published_on }: ApiArticle) => ({
  title,
  slug,
  category,
  excerpt,
  body,
  image,
  status,
  published_on,
});

const newArticle = (today: CivilDate) => ({
  title: "",
  slug: "",
  category: "Lifestyle" as const,
  excerpt: "",
  body: "",
  image: "",
  status: "draft" as const,
  published_on: today,
});

/** Previews the article while it is typed. */
function ArticlePreview() {
  const [title, category, excerpt, text, image] = useWatch({
    name: ["title", "category", "excerpt", "body", "image"],
  }) as string[];
  const body = toArticleHtml(text ?? "");
  const parsedPicture = pictureUrlField.safeParse(image);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    <section aria-labelledby="article-preview-title" tabIndex={0}>
      <h3 id="article-preview-title" className={textStyles.meta}>
        Anteprima
      </h3>
      <article className={styles.article}>
        <p className={textStyles.meta}>{`${category}, ${estimateReadingMinutes(body)} min di lettura`}</p>
        <p className={styles.title}>{title || "…"}</p>
        <p className={textStyles.soft}>{excerpt}</p>
        {parsedPicture.success && <img key={parsedPicture.data} src={parsedPicture.data} alt="" />}
        <ArticleBody blocks={linkMentions(parseArticleBlocks(body), [])} />
      </article>
    </section>
  );
}
