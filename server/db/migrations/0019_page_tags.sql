-- What a write touches of the public pages (docs/decisions/page-cache.md). A tag is a table's name, or name:part for a part of its rows.
-- Each statement's tags are gathered in velluto.touched, which the writer reads before it commits, and go to the other processes by NOTIFY.
-- Arguments: the parts of a changed row r, as an SQL expression for a text[] (empty: the whole table), and the columns that no page shows.
CREATE FUNCTION "touch_pages"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parts text := coalesce(TG_ARGV[0], '');
  unseen text[] := string_to_array(coalesce(TG_ARGV[1], ''), ',') || array['version', 'created_at', 'updated_at'];
  -- More rows or parts than this are told as the whole table.
  most_rows constant integer := 200;
  most_parts constant integer := 50;
  most_characters constant integer := 20000;
  rows_touched integer;
  tags text[];
  touched text := coalesce(current_setting('velluto.touched', true), '');
BEGIN
  EXECUTE format('SELECT count(*) FROM (SELECT 1 FROM %I LIMIT %s) t', CASE TG_OP WHEN 'DELETE' THEN 'former' ELSE 'present' END, most_rows + 1)
    INTO rows_touched;
  IF rows_touched = 0 THEN
    RETURN NULL;
  END IF;
  IF rows_touched <= most_rows THEN
    EXECUTE format(
      'SELECT array_agg(DISTINCT %L || part) FROM (%s) changed(r) CROSS JOIN LATERAL unnest(%s) part',
      TG_TABLE_NAME,
      CASE TG_OP
        WHEN 'INSERT' THEN 'SELECT to_jsonb(t) FROM present t'
        WHEN 'DELETE' THEN 'SELECT to_jsonb(t) FROM former t'
        ELSE '(SELECT to_jsonb(t) - $1 FROM present t EXCEPT SELECT to_jsonb(t) - $1 FROM former t)'
          || ' UNION ALL (SELECT to_jsonb(t) - $1 FROM former t EXCEPT SELECT to_jsonb(t) - $1 FROM present t)'
      END,
      CASE parts WHEN '' THEN 'array['''']' ELSE parts END
    ) INTO tags USING unseen;
    IF tags IS NULL THEN
      RETURN NULL;
    END IF;
  END IF;
  IF rows_touched > most_rows OR cardinality(tags) > most_parts OR octet_length(array_to_string(tags, '')) > 4000 THEN
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
  PERFORM set_config('velluto.touched', concat_ws(E'\n', nullif(touched, ''), array_to_string(tags, E'\n')), true);
  PERFORM pg_notify('page_tags', array_to_string(tags, E'\n'));
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  of_vehicle constant text := 'array['':of/'' || (r->>''vehicle_id'')]';
  shown record;
BEGIN
  FOR shown IN SELECT * FROM (VALUES
    ('articles', '', ''),
    -- Whether its hold stands, and how long the way back takes; a new column counts until it is named here.
    ('bookings', of_vehicle, (
      SELECT string_agg(column_name, ',') FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = 'bookings'
        AND column_name NOT IN ('id', 'vehicle_id', 'status', 'hold_expires_at', 'transfer_back_minutes')
    )),
    ('brands', '', ''),
    ('category_terms', '', ''),
    ('cities', '', ''),
    ('club_events', '', ''),
    ('experiences', '', ''),
    ('former_slugs', '', ''),
    ('jet_routes', '', ''),
    ('jets', '', ''),
    ('pictures', '', ''),
    ('reviews', 'array[CASE r->>''status'' WHEN ''published'' THEN '':of/'' || (r->>''vehicle_id'') END]', ''),
    ('seo_overrides', 'array['':'' || (r->>''page_type'') || ''/'' || (r->>''slug'')]', ''),
    ('site_settings', '', ''),
    ('unit_calendars', of_vehicle, ''),
    ('unit_holds', of_vehicle, 'note'),
    ('units', of_vehicle, 'plate,vin,first_registration,kilometres,ownership,notes,stands_at'),
    ('vehicle_summaries', '', ''),
    ('vehicles', 'array['':id/'' || (r->>''id''), '':slug/'' || (r->>''slug''), '':slug/'' || (r->>''derived_slug''), '':in/'' || (r->>''location'') || ''/'' || (r->>''category'')]', '')
  ) AS t(name, parts, unseen) LOOP
    EXECUTE format('CREATE TRIGGER pages_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION touch_pages(%L, %L)', shown.name, shown.parts, shown.unseen);
    EXECUTE format('CREATE TRIGGER pages_updated AFTER UPDATE ON %I REFERENCING OLD TABLE AS former NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION touch_pages(%L, %L)', shown.name, shown.parts, shown.unseen);
    EXECUTE format('CREATE TRIGGER pages_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION touch_pages(%L, %L)', shown.name, shown.parts, shown.unseen);
  END LOOP;
END $$;
