import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ARTICLE_CATEGORIES, MAX_ARTICLES } from "#domain/articles/article.ts";
import { MAX_CALENDAR_FEEDS } from "#domain/calendar-feeds/calendar-feed.ts";
import { MAX_CLUB_EVENTS } from "#domain/club-events/club-event.ts";
import { MAX_ANSWER_TEMPLATES } from "#domain/forms/answer-templates/answer-template.ts";
import { MAX_SAVED_VIEWS } from "#domain/forms/saved-views/saved-view.ts";
import { MAX_OPEN_INVITATIONS } from "#domain/invitations/invitation.ts";
import { MAX_TESTIMONIALS } from "#domain/testimonials/testimonial.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi } from "#test/staff.ts";

const CONCURRENT_CALLS = 4;

const application = setUpTestApplication({ seed: "none" });
const admin = setUpSignedInUser(application, "admin");

interface Limited {
  path: string;
  /** Creates rows, numbered from 1 to `number`. */
  fill: (number: number) => SQL;
  limit: number;
  body: (number: number) => object;
}

const LIMITED: Limited[] = [
  {
    path: "/api/answer_templates",
    limit: MAX_ANSWER_TEMPLATES,
    fill: (number) =>
      sql`insert into answer_templates (title, body) select 'T' || n, 'x' from generate_series(1, ${number}::int) n`,
    body: (number) => ({ title: `Modello ${number}`, body: "Certo." }),
  },
  {
    path: "/api/articles",
    limit: MAX_ARTICLES,
    fill: (number) => sql`
      insert into articles (slug, category, title, excerpt, image, read_minutes, published_on)
      select 'a-' || n, ${ARTICLE_CATEGORIES[0]}, 'A', 'x', 'x', 1, '2026-01-01' from generate_series(1, ${number}::int) n`,
    body: (number) => ({
      title: `Articolo ${number}`,
      slug: `articolo-${number}`,
      category: ARTICLE_CATEGORIES[0],
      excerpt: "",
      body: "",
      image: "",
      status: "draft",
      published_on: "2026-11-21",
    }),
  },
  {
    path: "/api/club_events",
    limit: MAX_CLUB_EVENTS,
    fill: (number) => sql`
      insert into club_events (slug, title, held_on, place, description, places)
      select 'e-' || n, 'E', '2026-01-01', 'x', 'x', 1 from generate_series(1, ${number}::int) n`,
    body: (number) => ({
      title: `Evento ${number}`,
      held_on: "2027-05-01",
      place: "Monza",
      description: "In pista.",
      places: 10,
    }),
  },
  {
    path: "/api/testimonials",
    limit: MAX_TESTIMONIALS,
    fill: (number) =>
      sql`insert into testimonials (text, name) select 'T' || n, 'x' from generate_series(1, ${number}::int) n`,
    body: (number) => ({ text: `Testimonianza ${number}`, name: "Ada" }),
  },
  {
    path: "/api/calendar_feeds",
    limit: MAX_CALENDAR_FEEDS,
    fill: (number) => sql`
      insert into calendar_feeds (user_id, kind, token_hash)
      select ${admin.userId}, 'all', 'h' || n from generate_series(1, ${number}::int) n`,
    body: () => ({ kind: "all" }),
  },
  {
    path: "/api/saved_views",
    limit: MAX_SAVED_VIEWS,
    fill: (number) => sql`
      insert into saved_views (user_id, list, name, query)
      select ${admin.userId}, 'bookings', 'V' || n, '' from generate_series(1, ${number}::int) n`,
    body: (number) => ({ list: "bookings", name: `Vista ${number}`, query: "", columns: null }),
  },
  {
    path: "/api/invitations",
    limit: MAX_OPEN_INVITATIONS,
    fill: (number) => sql`
      insert into staff_invitations (email, role, token_hash, invited_by, sent_at, expires_at)
      select n || '@prova.example', 'admin', 'i' || n, ${admin.userId}, now(), now() + interval '400 days'
      from generate_series(1, ${number}::int) n`,
    body: (number) => ({ email: `nuova-${number}@prova.example`, role: "admin" }),
  },
];

test.each(LIMITED)("concurrent calls of $path do not exceed the limit", async ({ path, limit, fill, body }) => {
  await application.context.db.execute(fill(limit - 1));
  const sent = Array.from({ length: CONCURRENT_CALLS }, (_one, at) =>
    callApi(application, admin, "POST", path, body(at)),
  );
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, ...Array(CONCURRENT_CALLS - 1).fill(409)]);
});
