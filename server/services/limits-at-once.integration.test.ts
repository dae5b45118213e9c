import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { MOST_OPEN_INVITATIONS } from "#domain/access/invitation.ts";
import { ARTICLE_CATEGORIES, MOST_ARTICLES } from "#domain/catalogue/article.ts";
import { MOST_CLUB_EVENTS } from "#domain/club/club-event.ts";
import { MOST_CALENDAR_FEEDS } from "#domain/day-sheet/calendar-feed.ts";
import { MOST_ANSWER_TEMPLATES } from "#domain/forms/answer-template.ts";
import { MOST_SAVED_VIEWS } from "#domain/forms/saved-view.ts";
import { signedIn, testApplication } from "#test/app.ts";
import { callApi } from "#test/staff.ts";

const AT_ONCE = 4;

const application = testApplication({ seed: "none" });
const admin = signedIn(application, "admin");

interface Limited {
  path: string;
  /** Makes as many as there are numbers up to this. */
  fill: (number: number) => SQL;
  limit: number;
  body: (number: number) => object;
}

const LIMITED: Limited[] = [
  {
    path: "/api/answer_templates",
    limit: MOST_ANSWER_TEMPLATES,
    fill: (number) =>
      sql`insert into answer_templates (title, body) select 'T' || n, 'x' from generate_series(1, ${number}::int) n`,
    body: (number) => ({ title: `Modello ${number}`, body: "Certo." }),
  },
  {
    path: "/api/articles",
    limit: MOST_ARTICLES,
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
    limit: MOST_CLUB_EVENTS,
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
    path: "/api/calendar_feeds",
    limit: MOST_CALENDAR_FEEDS,
    fill: (number) => sql`
      insert into calendar_feeds (user_id, kind, token_hash)
      select ${admin.userId}, 'all', 'h' || n from generate_series(1, ${number}::int) n`,
    body: () => ({ kind: "all" }),
  },
  {
    path: "/api/saved_views",
    limit: MOST_SAVED_VIEWS,
    fill: (number) => sql`
      insert into saved_views (user_id, list, name, query)
      select ${admin.userId}, 'bookings', 'V' || n, '' from generate_series(1, ${number}::int) n`,
    body: (number) => ({ list: "bookings", name: `Vista ${number}`, query: "", columns: null }),
  },
  {
    path: "/api/invitations",
    limit: MOST_OPEN_INVITATIONS,
    fill: (number) => sql`
      insert into staff_invitations (email, role, token_hash, invited_by, sent_at, expires_at)
      select n || '@prova.example', 'admin', 'i' || n, ${admin.userId}, now(), now() + interval '400 days'
      from generate_series(1, ${number}::int) n`,
    body: (number) => ({ email: `nuova-${number}@prova.example`, role: "admin" }),
  },
];

test.each(LIMITED)("of several at once on $path none passes the limit", async ({ path, limit, fill, body }) => {
  await application.context.db.execute(fill(limit - 1));
  const sent = Array.from({ length: AT_ONCE }, (_one, at) => callApi(application, admin, "POST", path, body(at)));
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, ...Array(AT_ONCE - 1).fill(409)]);
});
