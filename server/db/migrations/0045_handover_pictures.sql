ALTER TABLE "handovers" ADD COLUMN "picture_kinds" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "handovers" ADD COLUMN "skipped_pictures" jsonb DEFAULT '{}'::jsonb NOT NULL;