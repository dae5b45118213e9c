ALTER TABLE "pictures" ADD COLUMN "brightness" smallint;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "sharpness" integer;