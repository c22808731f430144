CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"request" jsonb,
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
	"hold_until" timestamp with time zone,
	"client" text,
	"erased_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "intents" (
	"key" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"id" text,
	"booking_id" uuid,
	"payment_id" uuid,
	"market" text NOT NULL,
	"type" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"method" text,
	"status" text NOT NULL,
	"open" boolean NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"money" text DEFAULT 'none' NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"disputed" boolean DEFAULT false NOT NULL,
	"alarm" text,
	"updated_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"look_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inventory" (
	"departure_id" text NOT NULL,
	"cabin_id" text NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "inventory_departure_id_cabin_id_pk" PRIMARY KEY("departure_id","cabin_id"),
	CONSTRAINT "inventory_taken" CHECK ("inventory"."taken" >= 0)
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
	"created_at" timestamp with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"erased_at" timestamp with time zone,
	CONSTRAINT "payments_demo_of_no_booking" CHECK (not ("payments"."demo" and "payments"."booking_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_sandbox_objects" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"body" jsonb NOT NULL,
	"due" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_sandbox_objects_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"market" text NOT NULL,
	"intent" text,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "intents" ADD CONSTRAINT "intents_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intents" ADD CONSTRAINT "intents_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_of_client" ON "bookings" USING btree ("client") WHERE "bookings"."client" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_idempotency_key" ON "bookings" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "bookings_pending" ON "bookings" USING btree ("created_at") WHERE "bookings"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "bookings_holds" ON "bookings" USING btree ("hold_until") WHERE "bookings"."status" = 'completed' and "bookings"."payment_state" = 'Open';--> statement-breakpoint
CREATE UNIQUE INDEX "intents_id" ON "intents" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "intents_open_of_booking" ON "intents" USING btree ("booking_id") WHERE "intents"."open";--> statement-breakpoint
CREATE UNIQUE INDEX "intents_open_of_payment" ON "intents" USING btree ("payment_id") WHERE "intents"."open";--> statement-breakpoint
CREATE INDEX "intents_look" ON "intents" USING btree ("look_at") WHERE "intents"."open" or "intents"."money" = 'due_back';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_balance_of_booking" ON "payments" USING btree ("booking_id") WHERE "payments"."type" = 'balance';--> statement-breakpoint
CREATE INDEX "payment_sandbox_objects_due" ON "payment_sandbox_objects" USING btree ("kind","due") WHERE "payment_sandbox_objects"."due" is not null;--> statement-breakpoint
CREATE INDEX "payment_sandbox_objects_age" ON "payment_sandbox_objects" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "webhook_events_waiting" ON "webhook_events" USING btree ("received_at") WHERE "webhook_events"."processed_at" is null;