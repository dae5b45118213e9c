CREATE TABLE "ban_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"action" text NOT NULL,
	"booking_id" uuid,
	"customer_id" uuid NOT NULL,
	"other_customer_id" uuid,
	"asked_by" text,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"allowed" boolean,
	"reason" text,
	"ban_started_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ban_decisions_once" UNIQUE NULLS NOT DISTINCT("booking_id","action","customer_id","other_customer_id"),
	CONSTRAINT "ban_decisions_action" CHECK ("ban_decisions"."action" in ('confirm', 'renter', 'drivers', 'merge', 'reopen')),
	CONSTRAINT "ban_decisions_subject" CHECK (("ban_decisions"."booking_id" is null) = ("ban_decisions"."action" = 'merge') and ("ban_decisions"."other_customer_id" is not null) = ("ban_decisions"."action" = 'merge')),
	CONSTRAINT "ban_decisions_decided" CHECK (("ban_decisions"."decided_at" is null) = ("ban_decisions"."allowed" is null) and ("ban_decisions"."decided_at" is null) = ("ban_decisions"."ban_started_at" is null))
);
--> statement-breakpoint
ALTER TABLE "ban_decisions" ADD CONSTRAINT "ban_decisions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ban_decisions" ADD CONSTRAINT "ban_decisions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ban_decisions" ADD CONSTRAINT "ban_decisions_other_customer_id_customers_id_fk" FOREIGN KEY ("other_customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ban_decisions_customer" ON "ban_decisions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "ban_decisions_other_customer" ON "ban_decisions" USING btree ("other_customer_id");--> statement-breakpoint
CREATE INDEX "ban_decisions_undecided" ON "ban_decisions" USING btree ("asked_at") WHERE "ban_decisions"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "customers_banned" ON "customers" USING btree ("id") WHERE "customers"."banned_at" is not null;