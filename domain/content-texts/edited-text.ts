import { toArticleHtml, toArticleMarkup } from "#domain/articles/article-markup.ts";
import type { ContentEntity } from "./content-entities.ts";

interface TextPlace {
  entity: ContentEntity;
  field: string;
}

const isArticleBody = ({ entity, field }: TextPlace): boolean => entity === "articles" && field === "body";

/** Returns a stored text as translators edit it: an article's body as the markup of its form, every other text as it is. */
export const toEditedText = (place: TextPlace, stored: string): string =>
  isArticleBody(place) ? toArticleMarkup(stored) : stored;

/** Returns an edited text as it is stored; the opposite of `toEditedText`. */
export const toStoredText = (place: TextPlace, edited: string): string =>
  isArticleBody(place) ? toArticleHtml(edited) : edited;
