-- An article depends on the cars it names, and on those that will be called so: a car's name is a part of its row too.
DO $$
DECLARE
  parts constant text := 'array['':id/'' || (r->>''id''), '':slug/'' || (r->>''slug''), '':slug/'' || (r->>''derived_slug''), '':in/'' || (r->>''location'') || ''/'' || (r->>''category''), '':name/'' || (r->>''name'')]';
BEGIN
  EXECUTE format('CREATE OR REPLACE TRIGGER pages_inserted AFTER INSERT ON vehicles REFERENCING NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION touch_pages(%L, '''')', parts);
  EXECUTE format('CREATE OR REPLACE TRIGGER pages_updated AFTER UPDATE ON vehicles REFERENCING OLD TABLE AS former NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION touch_pages(%L, '''')', parts);
  EXECUTE format('CREATE OR REPLACE TRIGGER pages_deleted AFTER DELETE ON vehicles REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION touch_pages(%L, '''')', parts);
END $$;
