CREATE TABLE "club_places" (
	"enquiry_id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"places" integer NOT NULL,
	"decision" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "club_places_decision" CHECK ("club_places"."decision" in ('accepted', 'declined')),
	CONSTRAINT "club_places_places" CHECK ("club_places"."places" between 1 and 2)
);
--> statement-breakpoint
CREATE TABLE "mail_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"heading" text NOT NULL,
	"body" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_terms" (
	"id" text PRIMARY KEY NOT NULL,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_slugs" DROP CONSTRAINT "former_slugs_entity";--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "club_events" ADD COLUMN "places_given" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "club_events" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "club_events" ADD COLUMN "image" text;--> statement-breakpoint
ALTER TABLE "club_events" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "club_events" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "club_events" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "club_places" ADD CONSTRAINT "club_places_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_places" ADD CONSTRAINT "club_places_event_id_club_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."club_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_places_event" ON "club_places" USING btree ("event_id");--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_status" CHECK ("articles"."status" in ('draft', 'published'));--> statement-breakpoint
ALTER TABLE "club_events" ADD CONSTRAINT "club_events_status" CHECK ("club_events"."status" in ('planned', 'open', 'cancelled'));--> statement-breakpoint
ALTER TABLE "club_events" ADD CONSTRAINT "club_events_capacity" CHECK ("club_events"."places_given" <= "club_events"."places");--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_entity" CHECK ("former_slugs"."entity" in ('articles', 'brands', 'cities', 'vehicles', 'jets', 'experiences'));
--> statement-breakpoint
CREATE FUNCTION "count_club_places"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."decision" = 'accepted' THEN
    UPDATE "club_events" SET "places_given" = "places_given" - OLD."places" WHERE "id" = OLD."event_id";
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."decision" = 'accepted' THEN
    UPDATE "club_events" SET "places_given" = "places_given" + NEW."places" WHERE "id" = NEW."event_id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "club_places_counted" AFTER INSERT OR UPDATE OR DELETE ON "club_places"
  FOR EACH ROW EXECUTE FUNCTION "count_club_places"();--> statement-breakpoint
-- Until now a request that was answered or closed had its places. The oldest keep them, as far as they go; the others wait for a decision.
INSERT INTO "club_places" ("enquiry_id", "event_id", "places", "decision", "decided_at")
SELECT "enquiry_id", "event_id", "places", 'accepted', "decided_at" FROM (
  SELECT asked.*, sum("places") OVER (PARTITION BY "event_id" ORDER BY "created_at", "enquiry_id") AS "running" FROM (
    SELECT e."id" AS "enquiry_id", c."id" AS "event_id", c."places" AS "capacity", e."created_at",
      CASE e."details" ->> 'places' WHEN '2' THEN 2 ELSE 1 END AS "places",
      coalesce(e."first_answered_at", e."updated_at") AS "decided_at"
    FROM "enquiries" e JOIN "club_events" c ON c."slug" = e."details" ->> 'event'
    WHERE e."kind" = 'club' AND e."status" IN ('answered', 'closed')
  ) asked
) counted WHERE "running" <= "capacity";--> statement-breakpoint
UPDATE "club_events" SET "image" = CASE "slug"
  WHEN 'test-drive-in-circuito' THEN '/pictures/cars/porsche-911-carrera-s/front-800.webp'
  WHEN 'cena-stellata-a-milano' THEN '/pictures/cities/milan-800.webp'
  WHEN 'weekend-in-toscana' THEN '/pictures/cities/florence-800.webp'
END;--> statement-breakpoint
UPDATE "articles" SET "created_at" = "published_on"::timestamp AT TIME ZONE 'UTC', "updated_at" = "published_on"::timestamp AT TIME ZONE 'UTC';
