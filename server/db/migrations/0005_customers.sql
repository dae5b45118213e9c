CREATE TABLE "booking_drivers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"birth_date" date,
	"licence_number" text,
	"licence_country" text,
	"licence_issued_on" date,
	"licence_expires_on" date,
	"document_kind" text,
	"document_number" text,
	"document_expires_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_drivers_place" UNIQUE("booking_id","position")
);
--> statement-breakpoint
CREATE TABLE "customer_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"granted" boolean NOT NULL,
	"source" text NOT NULL,
	"text_version" text NOT NULL,
	"reference" text,
	"recorded_by" text,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"author" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text DEFAULT 'person' NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"phone_key" text,
	"language" text DEFAULT 'it' NOT NULL,
	"birth_date" date,
	"licence_number" text,
	"licence_country" text,
	"licence_issued_on" date,
	"licence_expires_on" date,
	"document_kind" text,
	"document_number" text,
	"document_expires_on" date,
	"company_name" text,
	"vat_number" text,
	"tax_code" text,
	"sdi_code" text,
	"pec" text,
	"street" text,
	"postal_code" text,
	"town" text,
	"country" text,
	"merged_into" uuid,
	"banned_at" timestamp with time zone,
	"ban_reason" text,
	"ban_author" text,
	"ban_until" date,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "customers_kind" CHECK ("customers"."kind" in ('person', 'company')),
	CONSTRAINT "customers_reachable" CHECK ("customers"."email" is not null or "customers"."phone" is not null or "customers"."erased_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "booking_drivers" ADD CONSTRAINT "booking_drivers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_consents" ADD CONSTRAINT "customer_consents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_merged_into_customers_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_consents_customer" ON "customer_consents" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_notes_customer" ON "customer_notes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customers_email" ON "customers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "customers_phone" ON "customers" USING btree ("phone_key");--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "customers_merged" ON "customers" USING btree ("merged_into");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_customer" ON "bookings" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "enquiries_customer" ON "enquiries" USING btree ("customer_id");
--> statement-breakpoint
-- Whoever has asked for anything becomes a customer: one for each address, and one of those that share number and name, found by all of them.
CREATE TEMPORARY TABLE "people" ON COMMIT DROP AS
SELECT
	"typed".*,
	coalesce(nullif(lower(btrim("typed"."email")), ''), "typed"."phone_key") AS "identity",
	"typed"."phone_key" || ' ' || (
		SELECT string_agg("word", ' ' ORDER BY "word") FROM regexp_split_to_table(lower(btrim("typed"."name")), '\s+') AS "word"
	) AS "person",
	0 AS "root"
FROM (
	SELECT
		"source".*,
		CASE
			WHEN btrim("phone") LIKE '+%' THEN '+' || regexp_replace(replace("phone", '(0)', ''), '\D', '', 'g')
			WHEN regexp_replace("phone", '\D', '', 'g') LIKE '00%' THEN '+' || substr(regexp_replace(replace("phone", '(0)', ''), '\D', '', 'g'), 3)
			ELSE '+39' || regexp_replace("phone", '\D', '', 'g')
		END AS "phone_key"
	FROM (
		SELECT "id" AS "request", "name", "email", "phone", "driver_birth_date" AS "birth_date", "licence_date", "created_at" FROM "bookings"
		UNION ALL
		SELECT "id", "name", "email", "phone", NULL, NULL, "created_at" FROM "enquiries"
	) AS "source"
) AS "typed";
--> statement-breakpoint
CREATE INDEX ON "people" ("identity");
--> statement-breakpoint
CREATE INDEX ON "people" ("person");
--> statement-breakpoint
UPDATE "people" SET "root" = "seen"."place"
FROM (SELECT "identity", row_number() OVER (ORDER BY min("created_at"), "identity")::integer AS "place" FROM "people" GROUP BY "identity") AS "seen"
WHERE "seen"."identity" = "people"."identity";
--> statement-breakpoint
DO $$
DECLARE
	"changed" integer := 1;
	"more" integer;
BEGIN
	WHILE "changed" > 0 LOOP
		UPDATE "people" SET "root" = "same"."root"
		FROM (SELECT "person", min("root") AS "root" FROM "people" GROUP BY "person") AS "same"
		WHERE "same"."person" = "people"."person" AND "same"."root" < "people"."root";
		GET DIAGNOSTICS "changed" = ROW_COUNT;
		UPDATE "people" SET "root" = "same"."root"
		FROM (SELECT "identity", min("root") AS "root" FROM "people" GROUP BY "identity") AS "same"
		WHERE "same"."identity" = "people"."identity" AND "same"."root" < "people"."root";
		GET DIAGNOSTICS "more" = ROW_COUNT;
		"changed" := "changed" + "more";
	END LOOP;
END $$;
--> statement-breakpoint
CREATE TEMPORARY TABLE "records" ON COMMIT DROP AS
SELECT
	gen_random_uuid() AS "id",
	"identity",
	min("root") AS "root",
	min("created_at") AS "first_at",
	max("created_at") AS "last_at",
	(array_agg("name" ORDER BY "created_at" DESC))[1] AS "name",
	(array_agg("phone" ORDER BY "created_at" DESC))[1] AS "phone",
	(array_agg("phone_key" ORDER BY "created_at" DESC))[1] AS "phone_key",
	(array_agg(nullif(lower(btrim("email")), '') ORDER BY "created_at" DESC))[1] AS "email",
	(array_agg("birth_date" ORDER BY "created_at" DESC) FILTER (WHERE "birth_date" IS NOT NULL))[1] AS "birth_date",
	(array_agg("licence_date" ORDER BY "created_at" DESC) FILTER (WHERE "licence_date" IS NOT NULL))[1] AS "licence_date"
FROM "people" GROUP BY "identity";
--> statement-breakpoint
ALTER TABLE "records" ADD COLUMN "kept" uuid;
--> statement-breakpoint
UPDATE "records" SET "kept" = "first"."id"
FROM (SELECT DISTINCT ON ("root") "root", "id" FROM "records" ORDER BY "root", "first_at", "identity") AS "first"
WHERE "first"."root" = "records"."root";
--> statement-breakpoint
INSERT INTO "customers" ("id", "name", "email", "phone", "phone_key", "birth_date", "licence_issued_on", "merged_into", "created_at", "updated_at")
SELECT "id", "name", "email", "phone", "phone_key", "birth_date", "licence_date", nullif("kept", "id"), "first_at", "last_at"
FROM "records" ORDER BY "kept" <> "id", "first_at";
--> statement-breakpoint
UPDATE "bookings" SET "customer_id" = "records"."kept" FROM "people" JOIN "records" USING ("identity")
WHERE "people"."request" = "bookings"."id";
--> statement-breakpoint
UPDATE "enquiries" SET "customer_id" = "records"."kept" FROM "people" JOIN "records" USING ("identity")
WHERE "people"."request" = "enquiries"."id";
