-- What a text is searched by; domain/search-text.ts is the same function. Nothing in it depends on a server's language settings.
CREATE FUNCTION search_key_of(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	other_capitals constant text :=
			'ƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨ'
			'ϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀ'
			'ӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ';
	found text;
	spelt text;
BEGIN
	-- Nearly all texts: each character is a byte, so there is nothing to take apart.
	IF octet_length(value) = length(value) THEN RETURN translate(lower(value COLLATE "C"), '''`', ''); END IF;
	found := translate(lower(normalize(replace(value, '´', ''), NFKD) COLLATE "C"), 'ÆÐØÞĐĦŁŊŒŦẞ', 'æðøþđħłŋœŧß');
	-- A long list takes long: one that few texts need is asked for first.
	IF found ~ ('[' || other_capitals || ']') THEN
		found := translate(found, other_capitals,
			'ɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩ'
			'ϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏ'
			'ӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ');
	END IF;
	spelt := replace(replace(replace(replace(replace(replace(found,
		'a' || chr(776), 'ae'), 'o' || chr(776), 'oe'), 'u' || chr(776), 'ue'), 'a' || chr(778), 'aa'), 'ø', 'oe'), 'đ', 'dj');
	IF spelt <> found THEN found := found || E'\n' || spelt; END IF;
	found := regexp_replace(found,
		'[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670'
		'\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20F0\u3099\u309A\uFE00-\uFE0F\uFE20-\uFE2F'
		'\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF'
		'''`\u02B9\u02BB-\u02BD\u02C8\u02CA\u02CB\u055A\u05F3\u2018-\u201B\u2032\u2035\uA78B\uA78C]', '', 'g');
	IF octet_length(found) = length(found) THEN RETURN found; END IF;
	RETURN translate(replace(replace(replace(replace(found, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
		'đðħıłøŧς‐‒–—−', 'ddhilotσ-----');
END $$;--> statement-breakpoint
-- Trusted: whoever owns the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
ALTER TABLE "answer_templates" ADD COLUMN "search_key" text NOT NULL GENERATED ALWAYS AS (search_key_of(coalesce("title", '') || E'\n' || coalesce("body", ''))) STORED;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "search_key" text NOT NULL GENERATED ALWAYS AS (search_key_of(coalesce("title", '') || E'\n' || coalesce("slug", '') || E'\n' || coalesce("category", ''))) STORED;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "search_key" text NOT NULL GENERATED ALWAYS AS (search_key_of(coalesce("action", '') || E'\n' || coalesce("entity", '') || E'\n' || coalesce("entity_id", '') || E'\n' || coalesce("before"::text, '') || E'\n' || coalesce("after"::text, ''))) STORED;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "search_key" text NOT NULL GENERATED ALWAYS AS (search_key_of(coalesce("reference", '') || E'\n' || coalesce("vehicle_name", '') || E'\n' || coalesce("name", '') || E'\n' || coalesce("email", '') || E'\n' || coalesce("phone", ''))) STORED;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "search_key" text NOT NULL GENERATED ALWAYS AS (search_key_of(coalesce("name", '') || E'\n' || coalesce("slug", ''))) STORED;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "search_key" text NOT NULL GENERATED ALWAYS AS (search_key_of(coalesce("name", '') || E'\n' || coalesce("slug", '') || E'\n' || coalesce("country", ''))) STORED;--> statement-breakpoint
ALTER TABLE "club_events" ADD COLUMN "search_key" text NOT NULL GENERATED ALWAYS AS (search_key_of(coalesce("title", '') || E'\n' || coalesce("place", ''))) STORED;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "search_key" text NOT NULL GENERATED ALWAYS AS (search_key_of(coalesce("name", '') || E'\n' || coalesce("email", '') || E'\n' || coalesce("phone", '') || E'\n' || coalesce("phone_key", '') || E'\n' || coalesce("company_name", '') || E'\n' || coalesce("vat_number", ''))) STORED;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "search_key" text NOT NULL GENERATED ALWAYS AS (search_key_of(coalesce("reference", '') || E'\n' || coalesce("name", '') || E'\n' || coalesce("email", '') || E'\n' || coalesce("phone", '') || E'\n' || coalesce("message", ''))) STORED;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "search_key" text NOT NULL GENERATED ALWAYS AS (search_key_of(coalesce("name", '') || E'\n' || coalesce("slug", '') || E'\n' || coalesce("location", ''))) STORED;--> statement-breakpoint
ALTER TABLE "jet_routes" ADD COLUMN "search_key" text NOT NULL GENERATED ALWAYS AS (search_key_of(coalesce("origin", '') || E'\n' || coalesce("destination", ''))) STORED;--> statement-breakpoint
ALTER TABLE "jets" ADD COLUMN "search_key" text NOT NULL GENERATED ALWAYS AS (search_key_of(coalesce("brand", '') || E'\n' || coalesce("model", '') || E'\n' || coalesce("slug", ''))) STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_key" text NOT NULL GENERATED ALWAYS AS (search_key_of(coalesce("reference", ''))) STORED;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "search_key" text NOT NULL GENERATED ALWAYS AS (search_key_of(coalesce("reference", '') || E'\n' || coalesce("name", '') || E'\n' || coalesce("email", '') || E'\n' || coalesce("title", ''))) STORED;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "search_key" text NOT NULL GENERATED ALWAYS AS (search_key_of(coalesce("vehicle_name", '') || E'\n' || coalesce("shown_name", '') || E'\n' || coalesce("body", ''))) STORED;--> statement-breakpoint
ALTER TABLE "seo_overrides" ADD COLUMN "search_key" text NOT NULL GENERATED ALWAYS AS (search_key_of(coalesce("slug", '') || E'\n' || coalesce("custom_title", ''))) STORED;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "search_key" text NOT NULL GENERATED ALWAYS AS (search_key_of(coalesce("plate", '') || E'\n' || coalesce("vin", ''))) STORED;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "search_key" text NOT NULL GENERATED ALWAYS AS (search_key_of(coalesce("email", '') || E'\n' || coalesce("name", ''))) STORED;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "search_key" text NOT NULL GENERATED ALWAYS AS (search_key_of(coalesce("name", '') || E'\n' || coalesce("slug", '') || E'\n' || coalesce("brand", '') || E'\n' || coalesce("location", ''))) STORED;--> statement-breakpoint
CREATE INDEX "bookings_search" ON "bookings" USING gin ("search_key" gin_trgm_ops, "phone_digits" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("search_key" gin_trgm_ops, "phone_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "enquiries_search" ON "enquiries" USING gin ("search_key" gin_trgm_ops, "phone_digits" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "quotes_search" ON "quotes" USING gin ("search_key" gin_trgm_ops);
