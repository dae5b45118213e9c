-- The light studio is no view of its own any more: a car shows its profile once, then its front and its rear.
UPDATE "vehicles" SET "images" = ARRAY(
  SELECT "shown"."image" FROM unnest("images") WITH ORDINALITY AS "shown" ("image", "place")
  WHERE "shown"."image" NOT LIKE '/pictures/cars/%/ivory-%' ORDER BY "shown"."place"
) WHERE array_to_string("images", ' ') LIKE '%/ivory-%' AND NOT ('/pictures/cars/' || "slug" || '/ivory-1200.webp' = ALL ("images"));--> statement-breakpoint
UPDATE "vehicles" SET "images" = ARRAY['/pictures/cars/' || "slug" || '/studio-1200.webp']
WHERE '/pictures/cars/' || "slug" || '/ivory-1200.webp' = ALL ("images");
