CREATE TABLE "waiting_list" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"scope" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"vehicle_id" uuid,
	"vehicle_name" text NOT NULL,
	"category" text NOT NULL,
	"city" text NOT NULL,
	"pickup_city" text NOT NULL,
	"return_city" text NOT NULL,
	"pickup_date" date NOT NULL,
	"pickup_time" text NOT NULL,
	"return_date" date NOT NULL,
	"return_time" text NOT NULL,
	"pickup_at" timestamp with time zone NOT NULL,
	"return_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mailbox" text NOT NULL,
	"visitor_hash" text,
	"token_hash" text NOT NULL,
	"checked_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"offered_vehicle_id" uuid,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "waiting_list_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "waiting_list_scope" CHECK ("waiting_list"."scope" in ('vehicle', 'category')),
	CONSTRAINT "waiting_list_status" CHECK ("waiting_list"."status" in ('open', 'mailed', 'booked', 'left', 'ended', 'removed')),
	CONSTRAINT "waiting_list_period" CHECK ("waiting_list"."return_at" > "waiting_list"."pickup_at"),
	CONSTRAINT "waiting_list_ended_at" CHECK (("waiting_list"."status" in ('open', 'mailed')) = ("waiting_list"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_offered_vehicle_id_vehicles_id_fk" FOREIGN KEY ("offered_vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_once" ON "waiting_list" USING btree ("mailbox","vehicle_id","scope","pickup_at","return_at","pickup_city","return_city") WHERE "waiting_list"."status" in ('open', 'mailed');--> statement-breakpoint
CREATE INDEX "waiting_list_unchecked" ON "waiting_list" USING btree ("checked_at" NULLS FIRST,"created_at") WHERE "waiting_list"."status" in ('open', 'mailed');--> statement-breakpoint
CREATE INDEX "waiting_list_ended" ON "waiting_list" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "waiting_list_vehicle" ON "waiting_list" USING btree ("vehicle_id");--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "search_key" text NOT NULL GENERATED ALWAYS AS (search_key_of(coalesce("vehicle_name", '') || E'\n' || coalesce("name", '') || E'\n' || coalesce("email", ''))) STORED;
