-- A tag names a part of a table only by a key of its rows: id, vehicle id, slug, or page type and slug. Every other part could come to mean another row
-- than the page that noted it was made of, so whatever is read by another condition is noted, and dropped, as its whole table.
-- Arguments: the keys of a changed row r, as an SQL expression for a text[] (empty: the whole table; so is a row without any), and the columns that no
-- page shows. A column that is not named there counts.
CREATE OR REPLACE FUNCTION "touch_pages"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys text := coalesce(nullif(TG_ARGV[0], ''), 'array[]::text[]');
  unseen text[] := string_to_array(coalesce(TG_ARGV[1], ''), ',');
  -- More rows or keys than this are told as the whole table.
  most_rows constant integer := 200;
  most_keys constant integer := 50;
  most_characters constant integer := 20000;
  rows_touched integer;
  tags text[];
  touched text := coalesce(current_setting('velluto.written', true), '');
BEGIN
  EXECUTE format('SELECT count(*) FROM (SELECT 1 FROM %I LIMIT %s) t', CASE TG_OP WHEN 'DELETE' THEN 'former' ELSE 'present' END, most_rows + 1)
    INTO rows_touched;
  IF rows_touched = 0 THEN
    RETURN NULL;
  END IF;
  IF rows_touched <= most_rows THEN
    EXECUTE format(
      'SELECT array_agg(DISTINCT %L || key) FROM (%s) changed(r)'
        || ' CROSS JOIN LATERAL unnest(coalesce(nullif(array_remove(%s, NULL), ''{}''), array[''''])) key',
      TG_TABLE_NAME,
      CASE TG_OP
        WHEN 'INSERT' THEN 'SELECT to_jsonb(t) FROM present t'
        WHEN 'DELETE' THEN 'SELECT to_jsonb(t) FROM former t'
        ELSE '(SELECT to_jsonb(t) - $1 FROM present t EXCEPT SELECT to_jsonb(t) - $1 FROM former t)'
          || ' UNION ALL (SELECT to_jsonb(t) - $1 FROM former t EXCEPT SELECT to_jsonb(t) - $1 FROM present t)'
      END,
      keys
    ) INTO tags USING unseen;
    IF tags IS NULL THEN
      RETURN NULL;
    END IF;
  END IF;
  IF rows_touched > most_rows OR cardinality(tags) > most_keys OR octet_length(array_to_string(tags, '')) > 4000 THEN
    tags := array[TG_TABLE_NAME::text];
  END IF;
  SELECT array_agg(tag) INTO tags FROM unnest(tags) tag WHERE strpos(E'\n' || touched || E'\n', E'\n' || tag || E'\n') = 0;
  IF tags IS NULL OR touched = '*' THEN
    RETURN NULL;
  END IF;
  IF length(touched) > most_characters THEN
    tags := array['*'];
    touched := '';
  END IF;
  PERFORM set_config('velluto.written', concat_ws(E'\n', nullif(touched, ''), array_to_string(tags, E'\n')), true);
  PERFORM pg_notify('written_tags', array_to_string(tags, E'\n'));
  -- Processes of the versions before this one, which run on beside it during an upgrade, know parts that no trigger names any more.
  PERFORM set_config('velluto.touched', '*', true);
  PERFORM pg_notify('page_tags', '*');
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Has a table tell of its writes. A later migration calls it for each new table that a public page reads.
CREATE FUNCTION "tell_pages_of"(shown text, keys text DEFAULT '', unseen text DEFAULT '') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE OR REPLACE TRIGGER pages_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION touch_pages(%L, %L)', shown, keys, unseen);
  EXECUTE format('CREATE OR REPLACE TRIGGER pages_updated AFTER UPDATE ON %I REFERENCING OLD TABLE AS former NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION touch_pages(%L, %L)', shown, keys, unseen);
  EXECUTE format('CREATE OR REPLACE TRIGGER pages_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION touch_pages(%L, %L)', shown, keys, unseen);
END $$;
--> statement-breakpoint
DO $$
DECLARE
  of_vehicle constant text := 'array['':of/'' || (r->>''vehicle_id'')]';
  edited constant text := 'version,created_at,updated_at';
BEGIN
  PERFORM tell_pages_of(shown) FROM unnest(array[
    'articles', 'brands', 'category_terms', 'cities', 'club_events', 'experiences', 'former_slugs', 'jet_routes', 'jets', 'pictures', 'site_settings',
    'vehicle_summaries'
  ]) shown;
  PERFORM tell_pages_of('vehicles', 'array['':id/'' || (r->>''id''), '':slug/'' || (r->>''slug''), '':slug/'' || (r->>''derived_slug'')]');
  PERFORM tell_pages_of('seo_overrides', 'array['':'' || (r->>''page_type'') || ''/'' || (r->>''slug'')]');
  PERFORM tell_pages_of('reviews', of_vehicle);
  PERFORM tell_pages_of('unit_calendars', of_vehicle);
  PERFORM tell_pages_of('unit_holds', of_vehicle, 'note,' || edited);
  PERFORM tell_pages_of('units', of_vehicle, 'plate,vin,first_registration,kilometres,ownership,notes,stands_at,search_key,' || edited);
  -- Whether its hold stands, and how long the way back takes.
  PERFORM tell_pages_of('bookings', of_vehicle, (
    SELECT string_agg(column_name, ',') FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = 'bookings'
      AND column_name NOT IN ('id', 'vehicle_id', 'status', 'hold_expires_at', 'transfer_back_minutes')
  ));
END $$;
--> statement-breakpoint
-- A brand's page walks its cars in this order and stops when it is full.
CREATE INDEX "vehicles_brand_offered" ON "vehicles" USING btree ("brand","available" DESC NULLS FIRST,"rating" DESC NULLS FIRST,"price_cents" DESC NULLS FIRST,"slug");
