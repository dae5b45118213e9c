CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"text" text NOT NULL,
	"name" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"is_invented" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "testimonials_text_unique" UNIQUE("text")
);
--> statement-breakpoint
SELECT tell_pages_of('testimonials');--> statement-breakpoint
-- Earlier versions had these testimonials built in. A database in use keeps them; a new database gets them from its seed, or none.
INSERT INTO "testimonials" ("text", "name", "place", "is_invented", "position")
SELECT "text", "name", "place", true, "position" FROM (VALUES
	('Quattro turni a Franciacorta con un istruttore che non alza mai la voce. Al terzo ho smesso di guardare il contagiri.', 'Elena, membro Gold', 'Milano', 1),
	('A Parigi mi aspettavano con la vettura che avevo scelto e un tavolo che avevo rinunciato a cercare.', 'Tommaso, membro Platinum', 'Torino', 2),
	('Siamo partiti in dodici senza conoscerci. A Pienza, la domenica, stavamo già decidendo la prossima strada.', 'Giulia, membro Gold', 'Firenze', 3)
) built_in("text", "name", "place", "position")
WHERE EXISTS (SELECT FROM "brands") OR EXISTS (SELECT FROM "vehicles") OR EXISTS (SELECT FROM "bookings") OR EXISTS (SELECT FROM "user");
