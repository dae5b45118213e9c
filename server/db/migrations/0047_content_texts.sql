CREATE TABLE "content_texts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"field" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"source_hash" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "content_texts_field" UNIQUE("entity","entity_id","field","language"),
	CONSTRAINT "content_texts_language" CHECK ("content_texts"."language" in ('en', 'fr', 'de', 'es')),
	CONSTRAINT "content_texts_state" CHECK ("content_texts"."state" in ('draft', 'approved'))
);
--> statement-breakpoint
SELECT tell_pages_of('content_texts');
--> statement-breakpoint
-- The Italian texts that are translated, each with the row and the field that contain it. Lists have one line for each of their texts.
CREATE VIEW "content_sources" AS
	SELECT 'vehicles' "entity", "id"::text "entity_id", "field", "text", "brand" || ' ' || "name" "name"
	FROM "vehicles", LATERAL (
		VALUES ('description', "description"), ('metaTitle', "meta_title"), ('metaDescription', "meta_description")
		UNION ALL SELECT 'imageAlts/' || "key", "value" FROM jsonb_each_text("image_alts")
	) texts("field", "text") WHERE "text" <> ''
	UNION ALL
	SELECT 'brands', "id"::text, "field", "text", "name"
	FROM "brands", LATERAL (
		VALUES ('description', "description"), ('metaTitle', "meta_title"), ('metaDescription', "meta_description")
	) texts("field", "text") WHERE "text" <> ''
	UNION ALL
	SELECT 'cities', "id"::text, "field", "text", "name"
	FROM "cities", LATERAL (
		VALUES ('description', coalesce(nullif("descriptions" ->> 'it', ''), "description")), ('metaTitle', "meta_title"), ('metaDescription', "meta_description")
	) texts("field", "text") WHERE "has_page" AND "text" <> ''
	UNION ALL
	SELECT 'jets', "id"::text, 'description', "description", "brand" || ' ' || "model" FROM "jets" WHERE "description" <> ''
	UNION ALL
	SELECT 'jet_routes', "id"::text, 'description', "description", "origin" || ' – ' || "destination" FROM "jet_routes" WHERE "description" <> ''
	UNION ALL
	SELECT 'experiences', "id"::text, "field", "text", "name"
	FROM "experiences", LATERAL (
		VALUES ('name', "name"), ('description', "description"), ('includes', array_to_string("includes", E'\n')), ('priceNote', "price_note")
	) texts("field", "text") WHERE "text" <> ''
	UNION ALL
	SELECT 'articles', "id"::text, "field", "text", "title"
	FROM "articles", LATERAL (
		VALUES ('title', "title"), ('excerpt', "excerpt"), ('body', "body")
	) texts("field", "text") WHERE "text" <> ''
	UNION ALL
	SELECT 'club_events', "id"::text, "field", "text", "title"
	FROM "club_events", LATERAL (
		VALUES ('title', "title"), ('description', "description"), ('place', "place")
	) texts("field", "text") WHERE "text" <> ''
	UNION ALL
	SELECT 'testimonials', "id"::text, "field", "text", "author"
	FROM (SELECT "id", "text" "words", "name" "author" FROM "testimonials") quoted, LATERAL (VALUES ('text', "words"), ('name', "author")) texts("field", "text")
	UNION ALL
	SELECT 'mail_texts', "id", "field", "text", "id"
	FROM "mail_texts", LATERAL (
		VALUES ('subject', "subject"), ('heading', "heading"), ('body', "body")
	) texts("field", "text") WHERE "active" AND "text" <> ''
	UNION ALL
	SELECT 'legal_texts', "id", "field", "text", "id"
	FROM "legal_texts", LATERAL (
		SELECT 'paragraphs/' || "key", "value" FROM jsonb_each_text("paragraphs")
		UNION ALL
		SELECT "part" || '/' || ("position" - 1) || '/' || "key", "value"
		FROM (VALUES ('sectionsBefore', "sections_before"), ('sectionsAfter', "sections_after")) parts("part", "sections"),
			jsonb_array_elements("sections") WITH ORDINALITY section("section", "position"), jsonb_each_text("section")
	) texts("field", "text") WHERE "text" <> ''
	UNION ALL
	SELECT 'site_settings', "id", "field", "text", "field"
	FROM "site_settings", LATERAL (
		SELECT "key", CASE WHEN jsonb_typeof("value") = 'array' THEN (SELECT string_agg("line", E'\n' ORDER BY "position") FROM jsonb_array_elements_text("value") WITH ORDINALITY lines("line", "position")) ELSE "value" #>> '{}' END
		FROM jsonb_each("changes")
		WHERE "key" IN ('mark_line', 'heading_region', 'payments', 'kasko_covers', 'kasko_excludes', 'own_costs', 'fuel_level', 'further_drivers', 'deposit_held')
		UNION ALL
		SELECT "point"."key" || '/' || "part"."key", "part"."value"
		FROM jsonb_each("changes") "point", jsonb_each_text("point"."value") "part"
		WHERE "point"."key" IN ('point_booking', 'point_model', 'point_coverage', 'point_support') AND "part"."key" IN ('title', 'text')
	) texts("field", "text") WHERE "text" <> ''
	UNION ALL
	-- Short phrases that many rows repeat have one translation: the phrase itself is their id.
	SELECT DISTINCT 'phrases', "text", 'text', "text", "text"
	FROM (
		SELECT unnest("highlights") FROM "vehicles"
		UNION SELECT "specs" ->> 'engine' FROM "vehicles"
		UNION SELECT unnest("amenities") FROM "jets"
		UNION SELECT unnest("highlights") FROM "jets"
		UNION SELECT unnest("highlights") FROM "experiences"
		UNION SELECT unnest(array["duration", "type"]) FROM "experiences"
		UNION SELECT "category" FROM "articles"
		UNION SELECT "colour" ->> 'name' FROM "units", unnest(array["paint", "leather", "stitching", "trim"]) "colour"
	) phrases("text") WHERE "text" <> '';
--> statement-breakpoint
CREATE FUNCTION "delete_content_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "content_texts" WHERE "entity" = TG_TABLE_NAME AND "entity_id" = OLD."id"::text;
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE shown text;
BEGIN
	FOREACH shown IN ARRAY array['vehicles', 'brands', 'cities', 'jets', 'jet_routes', 'experiences', 'articles', 'club_events', 'testimonials'] LOOP
		EXECUTE format('CREATE TRIGGER delete_content_texts AFTER DELETE ON %I FOR EACH ROW EXECUTE FUNCTION delete_content_texts()', shown);
	END LOOP;
END $$;
--> statement-breakpoint
-- The texts of cities in other languages, which stood in a column.
INSERT INTO "content_texts" ("entity", "entity_id", "field", "language", "text", "source_hash", "state")
SELECT 'cities', "cities"."id"::text, 'description', "key", "value", md5(coalesce(nullif("descriptions" ->> 'it', ''), "description", '')), 'approved'
FROM "cities", jsonb_each_text("descriptions")
WHERE "key" IN ('en', 'fr', 'de', 'es') AND "value" <> '';
--> statement-breakpoint
UPDATE "cities" SET "descriptions" = CASE WHEN "descriptions" ? 'it' THEN jsonb_build_object('it', "descriptions" -> 'it') ELSE '{}'::jsonb END;
