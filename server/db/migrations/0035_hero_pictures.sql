ALTER TABLE "cities" ADD COLUMN "night_image_url" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "brightest" smallint;