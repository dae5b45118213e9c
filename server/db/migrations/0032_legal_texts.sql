CREATE TABLE "legal_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"sections_before" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sections_after" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"paragraphs" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
SELECT tell_pages_of('legal_texts');
