-- The price of a further driver, which was a setting, is that of an extra. Without a price the extra is not offered.
INSERT INTO "extras" ("code", "name", "unit", "price_cents", "max_quantity", "active")
SELECT 'further-driver', 'Conducente aggiuntivo', 'day', "cents", 4, "cents" > 0
FROM (
	SELECT coalesce((
		SELECT round(("changes" ->> 'further_driver_rate')::numeric * 100)::integer FROM "site_settings"
		WHERE jsonb_typeof("changes" -> 'further_driver_rate') = 'number'
	), 0) "cents"
) "setting"
ON CONFLICT ("code") DO NOTHING;
--> statement-breakpoint
INSERT INTO "content_texts" ("entity", "entity_id", "field", "language", "text", "source_hash", "state")
SELECT 'extras', "id"::text, 'name', "language", "translation", md5("name"), 'approved'
FROM "extras", (VALUES ('en', 'Additional driver'), ('fr', 'Conducteur supplémentaire'), ('de', 'Zusätzlicher Fahrer'), ('es', 'Conductor adicional')) names("language", "translation")
WHERE "code" = 'further-driver' AND "name" = 'Conducente aggiuntivo'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- While an upgrade is under way, processes of the former version still read the setting, so it stays until the settings are saved again. Where one of
-- them changes it, the extra follows.
CREATE FUNCTION move_further_driver_rate() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE cents integer;
BEGIN
	IF jsonb_typeof(NEW."changes" -> 'further_driver_rate') IS DISTINCT FROM 'number'
		OR NEW."changes" -> 'further_driver_rate' = OLD."changes" -> 'further_driver_rate' THEN RETURN NULL;
	END IF;
	cents := round((NEW."changes" ->> 'further_driver_rate')::numeric * 100)::integer;
	UPDATE "extras" SET "price_cents" = cents, "active" = cents > 0, "updated_at" = now(), "version" = "version" + 1
	WHERE "code" = 'further-driver';
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "site_settings_further_driver" AFTER UPDATE OF "changes" ON "site_settings"
FOR EACH ROW EXECUTE FUNCTION move_further_driver_rate();
