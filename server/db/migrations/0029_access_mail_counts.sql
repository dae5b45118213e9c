CREATE TABLE "access_mail_counts" (
	"sender_hash" text PRIMARY KEY NOT NULL,
	"mails" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
