import type { ApiAnswerTemplate } from "#domain/api/answer-templates/answer-templates.ts";
import type { ApiArticleRow } from "#domain/api/articles/articles.ts";
import type { ApiClubEvent } from "#domain/api/club-events/club-events.ts";
import type { ApiTranslationRow } from "#domain/api/content-texts/content-texts.ts";
import type { ApiReview } from "#domain/api/reviews/reviews.ts";
import type { ApiTestimonial } from "#domain/api/testimonials/testimonials.ts";

const CREATED_AT = { created_at: "2026-11-20T09:00:00.000Z", updated_at: "2026-11-20T09:00:00.000Z" };

/** A published article, as the API lists it. */
export const articleRow = (changes: Partial<ApiArticleRow> = {}): ApiArticleRow => ({
  id: "a1",
  slug: "un-lago",
  category: "Destinations",
  title: "Un lago",
  excerpt: "Una strada.",
  image: "/pictures/cities/como-1200.webp",
  status: "published",
  published_on: "2026-11-20",
  read_minutes: 1,
  ...CREATED_AT,
  version: 2,
  ...changes,
});

/** An open event with one place left, as the API lists it. */
export const clubEventRow = (changes: Partial<ApiClubEvent> = {}): ApiClubEvent => ({
  id: "e1",
  slug: "cena-2099-12-12",
  title: "Cena",
  description: "Una cena.",
  place: "Erbusco",
  held_on: "2099-12-12",
  places: 3,
  places_given: 2,
  status: "open",
  state: "open",
  image: null,
  waiting: 1,
  ...CREATED_AT,
  version: 4,
  ...changes,
});

/** A testimonial of an invented person. */
export const testimonialRow = (changes: Partial<ApiTestimonial> = {}): ApiTestimonial => ({
  id: "w1",
  text: "Una bella strada.",
  name: "Elena, membro Gold",
  place: "Milano",
  is_invented: true,
  position: 1,
  ...CREATED_AT,
  version: 2,
  ...changes,
});

/** An answer template. */
export const answerTemplateRow = (changes: Partial<ApiAnswerTemplate> = {}): ApiAnswerTemplate => ({
  id: "t1",
  title: "Volo",
  body: "Gentile {nome},",
  language: "it",
  ...CREATED_AT,
  version: 1,
  ...changes,
});

/** A review that waits for moderation. */
export const reviewRow = (changes: Partial<ApiReview> = {}): ApiReview => ({
  id: "v1",
  status: "written",
  booking_id: "b1",
  vehicle_id: null,
  vehicle_name: "Ferrari Roma",
  returned_on: "2026-11-18",
  stars: 5,
  body: "Impeccabile.",
  shown_name: "Ada",
  answer: null,
  language: "it",
  asked_at: "2026-11-19T09:00:00.000Z",
  written_at: "2026-11-20T09:00:00.000Z",
  published_at: null,
  demo: false,
  ...CREATED_AT,
  version: 2,
  ...changes,
});

/** The outdated English name of an experience, as the API lists it. */
export const translationRow = (changes: Partial<ApiTranslationRow> = {}): ApiTranslationRow => ({
  entity: "experiences",
  entity_id: "x1",
  field: "name",
  name: "Un lago in barca",
  italian: "Un lago in barca",
  source_hash: "h1",
  text: "A lake",
  state: "outdated",
  version: 3,
  ...changes,
});
