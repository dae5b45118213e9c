CREATE TABLE "unit_expiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"unit_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"due_on" date,
	"due_kilometres" integer,
	"note" text,
	"done_at" timestamp with time zone,
	"override_until" date,
	"override_reason" text,
	"override_by" text,
	"reminded_days" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "unit_expiries_kind" CHECK ("unit_expiries"."kind" in ('insurance', 'tax', 'inspection', 'service', 'tyres')),
	CONSTRAINT "unit_expiries_due" CHECK (num_nonnulls("unit_expiries"."due_on", "unit_expiries"."due_kilometres") >= 1)
);
--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "blocked_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "unit_expiries" ADD CONSTRAINT "unit_expiries_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unit_expiries_open" ON "unit_expiries" USING btree ("unit_id") WHERE "unit_expiries"."done_at" is null;--> statement-breakpoint
CREATE INDEX "unit_expiries_due" ON "unit_expiries" USING btree ("due_on") WHERE "unit_expiries"."done_at" is null;--> statement-breakpoint
CREATE INDEX "units_blocked" ON "units" USING btree ("blocked_from","vehicle_id") WHERE "units"."blocked_from" is not null;