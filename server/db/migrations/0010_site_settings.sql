CREATE TABLE "site_settings" (
	"id" text PRIMARY KEY DEFAULT 'site' NOT NULL,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "site_settings_one_row" CHECK ("site_settings"."id" = 'site')
);
--> statement-breakpoint
INSERT INTO "site_settings" ("id") VALUES ('site');
