DROP INDEX "unit_calendars_location";--> statement-breakpoint
CREATE INDEX "unit_calendars_group" ON "unit_calendars" USING btree ("location","brand","category","vehicle_id","unit");