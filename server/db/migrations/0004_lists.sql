CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"columns" text[],
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_name" UNIQUE("user_id","list","name")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "phone_digits" text GENERATED ALWAYS AS (regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(coalesce("phone", ''), '[(]0[)]', '', 'g'), '[^0-9+]', '', 'g'), '^([+]|00)(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-689]|3[578]|42|50|59|6[7-9]|80|85|8[3789]|9[679])[0-9])', '', 'g'), '^39(?=[0-9]{9})', '', 'g'), '^[+]|^0+', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "phone_digits" text GENERATED ALWAYS AS (regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(coalesce("phone", ''), '[(]0[)]', '', 'g'), '[^0-9+]', '', 'g'), '^([+]|00)(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-689]|3[578]|42|50|59|6[7-9]|80|85|8[3789]|9[679])[0-9])', '', 'g'), '^39(?=[0-9]{9})', '', 'g'), '^[+]|^0+', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;