ALTER TABLE "pictures" ADD COLUMN "largest_width" integer DEFAULT 1600 NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "focal_x" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "focal_y" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "view" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "finish" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_focal_point" CHECK ("pictures"."focal_x" between 0 and 100 and "pictures"."focal_y" between 0 and 100);--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_view" CHECK ("pictures"."view" in ('three-quarter', 'side', 'front', 'rear', 'cabin', 'detail'));--> statement-breakpoint
-- A change of one picture concerns only the pages that show it (docs/decisions/page-cache.md).
SELECT tell_pages_of('pictures', 'array['':id/'' || (r->>''id'')]');
