CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"body_hash" text NOT NULL,
	"request" jsonb NOT NULL,
	"status" text NOT NULL,
	"error" text,
	"payment_state" text DEFAULT 'Open' NOT NULL,
	"serial" integer GENERATED ALWAYS AS IDENTITY (sequence name "bookings_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 104201 CACHE 1),
	"departure_id" text NOT NULL,
	"departure_date" date NOT NULL,
	"tour_id" text NOT NULL,
	"tour_name" text NOT NULL,
	"tour_external_id" text NOT NULL,
	"cabins" jsonb NOT NULL,
	"on_request" boolean NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"brand" text NOT NULL,
	"locale" text NOT NULL,
	"market" text NOT NULL,
	"exchange_rate" double precision NOT NULL,
	"amount" integer NOT NULL,
	"local_costs" integer NOT NULL,
	"insurance_amount" integer NOT NULL,
	"deposit" integer,
	"created_at" timestamp with time zone NOT NULL,
	"hold_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "intents" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" uuid,
	"payment_id" uuid,
	"market" text NOT NULL,
	"type" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"open" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "departure_inventory" (
	"departure_id" text PRIMARY KEY NOT NULL,
	"taken" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "missing_texts" (
	"language" text NOT NULL,
	"namespace" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "missing_texts_language_namespace_key_pk" PRIMARY KEY("language","namespace","key")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid,
	"name" text,
	"description" text,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"booking_number" text,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"market" text NOT NULL,
	"exchange_rate" double precision NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "intents" ADD CONSTRAINT "intents_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intents" ADD CONSTRAINT "intents_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_idempotency_key" ON "bookings" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "bookings_pending" ON "bookings" USING btree ("created_at") WHERE "bookings"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "bookings_holds" ON "bookings" USING btree ("hold_until") WHERE "bookings"."status" = 'completed' and "bookings"."payment_state" = 'Open';--> statement-breakpoint
CREATE UNIQUE INDEX "intents_open_of_booking" ON "intents" USING btree ("booking_id") WHERE "intents"."open";--> statement-breakpoint
CREATE UNIQUE INDEX "intents_open_of_payment" ON "intents" USING btree ("payment_id") WHERE "intents"."open";--> statement-breakpoint
CREATE UNIQUE INDEX "payments_balance_of_booking" ON "payments" USING btree ("booking_id") WHERE "payments"."type" = 'balance';