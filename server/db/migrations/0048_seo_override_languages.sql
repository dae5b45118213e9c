ALTER TABLE "seo_overrides" DROP CONSTRAINT "seo_overrides_page";--> statement-breakpoint
ALTER TABLE "seo_overrides" ADD COLUMN "language" text DEFAULT 'it' NOT NULL;--> statement-breakpoint
ALTER TABLE "seo_overrides" ADD CONSTRAINT "seo_overrides_page" UNIQUE("page_type","slug","language");--> statement-breakpoint
ALTER TABLE "seo_overrides" ADD CONSTRAINT "seo_overrides_language" CHECK ("seo_overrides"."language" in ('it', 'en', 'fr', 'de', 'es'));
