-- A hold that is written makes its unit's calendar anew: with room left on each page it stays there, and no index hears of it.
ALTER TABLE "unit_calendars" SET (fillfactor = 80);--> statement-breakpoint
-- Laid down in the order of this index, the calendars of a group of cars stand together, and stay so. Those of cars that come later stand where there is room.
CLUSTER "unit_calendars" USING "unit_calendars_group";
