CREATE TABLE "date_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"pickup_date" date,
	"pickup_time" text,
	"return_date" date NOT NULL,
	"return_time" text NOT NULL,
	"return_place" text,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "date_requests_state" CHECK ("date_requests"."state" in ('open', 'accepted', 'refused', 'superseded')),
	CONSTRAINT "date_requests_pickup" CHECK (num_nulls("date_requests"."pickup_date", "date_requests"."pickup_time") in (0, 2)),
	CONSTRAINT "date_requests_decided" CHECK (num_nulls("date_requests"."decided_by", "date_requests"."decided_at") = (case when "date_requests"."state" in ('accepted', 'refused') then 0 else 2 end))
);
--> statement-breakpoint
ALTER TABLE "date_requests" ADD CONSTRAINT "date_requests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "date_requests_booking" ON "date_requests" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "date_requests_open_once" ON "date_requests" USING btree ("booking_id") WHERE "date_requests"."state" = 'open';