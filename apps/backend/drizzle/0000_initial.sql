CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"idempotency_key" uuid NOT NULL,
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
	"hold_until" timestamp with time zone,
	"client" text
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
	"created_at" timestamp with time zone NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
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
CREATE INDEX "webhook_events_waiting" ON "webhook_events" USING btree ("received_at") WHERE "webhook_events"."processed_at" is null;--> statement-breakpoint
-- When an unpaid booking stops counting towards its client's limit: when its hold ends. A booking on request holds nothing and counts for one day.
CREATE FUNCTION "booking_open_until"(b "bookings") RETURNS timestamp with time zone LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN b."status" = 'pending' THEN 'infinity'
    WHEN b."status" = 'completed' AND b."payment_state" = 'Open' THEN coalesce(b."hold_until", b."created_at" + interval '1 day')
    ELSE '-infinity'
  END
$$;--> statement-breakpoint
-- The number of cabins in a client's unpaid bookings, and the seconds until the first of these bookings ends. The lock serialises all transactions
-- that count the cabins of one client. It is taken in a statement of its own, so that the next statement sees what was committed in the meantime.
CREATE FUNCTION "client_open_cabins"(client_hash text, at timestamp with time zone) RETURNS TABLE (cabins integer, seconds integer)
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(client_hash, 0));
  RETURN QUERY
    SELECT coalesce(sum(unpaid.cabins), 0)::integer, extract(epoch FROM min(unpaid.until) FILTER (WHERE isfinite(unpaid.until)) - at)::integer
    FROM (
      SELECT booking_open_until(b) AS until, (
        SELECT sum((cabin ->> 'cabins')::integer) FROM jsonb_array_elements(b."cabins") cabin WHERE cabin ->> 'id' <> 'places'
      ) AS cabins
      FROM "bookings" b WHERE b."client" = client_hash
    ) unpaid
    WHERE unpaid.until > at;
END
$$;--> statement-breakpoint
-- Adds the cabins of a booking, `[{"id", "cabins", "count", "free"}]`, to those taken of a departure. Returns null if a cabin type would exceed its
-- limit. `most` names the limit: `count` for all cabins, `free` for those that are certainly available.
CREATE FUNCTION "taken_with"(taken jsonb, cabins jsonb, most text) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  cabin jsonb;
  together integer;
BEGIN
  FOR n IN 0..jsonb_array_length(cabins) - 1 LOOP
    cabin := cabins -> n;
    together := coalesce((taken ->> (cabin ->> 'id'))::integer, 0) + (cabin ->> 'cabins')::integer;
    IF (together <= (cabin ->> most)::integer) IS NOT TRUE THEN
      RETURN NULL;
    END IF;
    taken := jsonb_set(taken, ARRAY[cabin ->> 'id'], to_jsonb(together));
  END LOOP;
  RETURN taken;
END
$$;--> statement-breakpoint
-- Stores a booking and returns its status. Returns null and stores nothing if its idempotency key is in use, or if its client would exceed
-- `most_cabins` (null: no limit). With `take`, the booking is completed if all its cabins are certainly available; otherwise it is pending.
-- PL/pgSQL caches the plans of its statements.
CREATE FUNCTION "book"(
  take boolean, most_cabins integer, "id" uuid, "idempotency_key" uuid, "request" jsonb, "departure_id" text, "departure_date" date,
  "tour_id" text, "tour_name" text, "tour_external_id" text, "cabins" jsonb, "on_request" boolean, "name" text, "email" text, "brand" text,
  "locale" text, "market" text, "exchange_rate" double precision, "amount" integer, "local_costs" integer, "insurance_amount" integer,
  "deposit" integer, "created_at" timestamp with time zone, "hold_until" timestamp with time zone, "client" text
) RETURNS text LANGUAGE plpgsql VOLATILE AS $$
-- An ambiguous name refers to the column. Parameters are written as `book.name`.
#variable_conflict use_column
BEGIN
  -- Two nested conditions: as one condition, the plan for null would look so cheap that PostgreSQL would plan the statement for every booking.
  IF most_cabins IS NOT NULL THEN
    IF (SELECT o.cabins FROM client_open_cabins(book."client", book."created_at") o) > most_cabins THEN
      RETURN NULL;
    END IF;
  END IF;
  -- The booking is inserted first. If its key is in use, even by a transaction that is still running, nothing happens.
  INSERT INTO "bookings" (
    "id", "idempotency_key", "request", "status", "departure_id", "departure_date", "tour_id", "tour_name", "tour_external_id", "cabins",
    "on_request", "name", "email", "brand", "locale", "market", "exchange_rate", "amount", "local_costs", "insurance_amount", "deposit",
    "created_at", "hold_until", "client"
  ) VALUES (
    book."id", book."idempotency_key", book."request", CASE WHEN take THEN 'completed' ELSE 'pending' END, book."departure_id",
    book."departure_date", book."tour_id", book."tour_name", book."tour_external_id", book."cabins", book."on_request", book."name",
    book."email", book."brand", book."locale", book."market", book."exchange_rate", book."amount", book."local_costs",
    book."insurance_amount", book."deposit", book."created_at", CASE WHEN take THEN book."hold_until" END, book."client"
  ) ON CONFLICT ("idempotency_key") DO NOTHING;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF NOT take THEN
    RETURN 'pending';
  END IF;
  -- The departure's row is locked before the condition is evaluated. This serialises all bookings of a departure.
  INSERT INTO "departure_inventory" AS i ("departure_id", "taken") VALUES (book."departure_id", taken_with('{}', book."cabins", 'free'))
  ON CONFLICT ("departure_id") DO UPDATE SET "taken" = taken_with(i."taken", book."cabins", 'free')
    WHERE taken_with(i."taken", book."cabins", 'free') IS NOT NULL;
  IF FOUND THEN
    RETURN 'completed';
  END IF;
  UPDATE "bookings" b SET "status" = 'pending', "hold_until" = NULL WHERE b."id" = book."id";
  RETURN 'pending';
END
$$;
